package android.bluetooth;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What all phones share: a folder with one folder per phone, and in that a file per fact. A listening phone writes
 * the port of a loopback socket. Faults are properties, read when they matter, so that a test may change them.
 */
final class Air {
    static final String ME = System.getProperty("phone.address");
    private static final File ALL = new File(System.getProperty("phone.air"));

    private Air() {}

    static boolean yes(String property) {
        return Boolean.getBoolean("phone." + property);
    }

    static int number(String property, int otherwise) {
        return Integer.getInteger("phone." + property, otherwise);
    }

    static List<String> list(String property) {
        String told = System.getProperty("phone." + property, "");
        return told.isEmpty() ? List.of() : Arrays.asList(told.split(","));
    }

    static void need(String permission) {
        if (android.os.Build.VERSION.SDK_INT >= 31 && list("denied").contains(permission))
            throw new SecurityException("Need android.permission." + permission + " permission");
    }

    static File fact(String address, String name) {
        return new File(new File(ALL, address.replace(':', '-')), name);
    }

    static String read(String address, String name, String otherwise) {
        try {
            return Files.readString(fact(address, name).toPath()).trim();
        } catch (IOException none) {
            return otherwise;
        }
    }

    static void write(String name, String text) throws IOException {
        File fact = fact(ME, name);
        fact.getParentFile().mkdirs();
        File half = new File(fact.getPath() + ".half");
        Files.writeString(half.toPath(), text);
        half.renameTo(fact);
    }

    /** The others who let themselves be found. */
    static List<String> visible() {
        List<String> found = new ArrayList<>();
        String[] names = ALL.list();
        if (names == null) return found;
        Arrays.sort(names);
        for (String name : names) {
            String address = name.replace('-', ':');
            if (!address.equals(ME) && fact(address, "visible").exists()) found.add(address);
        }
        return found;
    }

    static void sleep(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }
}
