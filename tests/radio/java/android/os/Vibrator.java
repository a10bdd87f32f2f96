package android.os;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The motor, which may know no strength, or not be there; keeps how it ran: milliseconds, and how strongly if told. */
public class Vibrator {
    private static final List<String> felt = new ArrayList<>();
    private static final String kind = System.getProperty("phone.motor", "");

    public static List<String> felt() {
        return felt;
    }

    static String words(long[] numbers) {
        return Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    public boolean hasVibrator() {
        return !kind.equals("none");
    }

    public boolean hasAmplitudeControl() {
        return kind.isEmpty();
    }

    public void vibrate(VibrationEffect effect) {
        felt.add(effect.told);
    }

    public void vibrate(long[] pattern, int repeat) {
        felt.add(words(pattern));
    }
}
