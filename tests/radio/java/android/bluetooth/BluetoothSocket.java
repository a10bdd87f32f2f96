package android.bluetooth;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Arrays;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A connection, with Android's manners: reads throw at the end and bring at most one packet, writes may wait, and what
 * the radio has not yet sent is lost on closing.
 *
 * Faults: piece (bytes a read brings), stall (milliseconds before a read), dies (after so many bytes read), blocks
 * (after so many bytes written), lag (milliseconds that the radio needs).
 */
public final class BluetoothSocket implements Closeable {
    private static final String FAILED = "read failed, socket might closed or timeout, read ret: -1";
    private static final String CLOSED = "bt socket closed, read return: -1";

    private final BluetoothDevice other;
    private final String service;
    private final ScheduledExecutorService radio = Executors.newSingleThreadScheduledExecutor(run -> {
        Thread thread = new Thread(run, "radio");
        thread.setDaemon(true);
        return thread;
    });
    private volatile Socket socket;
    private volatile boolean closed;
    private int read;
    private int written;

    /** To be connected. */
    BluetoothSocket(BluetoothDevice other, UUID service) {
        this.other = other;
        this.service = service.toString();
    }

    /** Accepted. */
    BluetoothSocket(Socket socket) throws IOException {
        this.socket = socket;
        this.service = null;
        this.other = new BluetoothDevice(new DataInputStream(socket.getInputStream()).readUTF());
        socket.setSoTimeout(50);
    }

    public void connect() throws IOException {
        Air.need("BLUETOOTH_CONNECT");
        for (int left = Air.number("slow", 0); left > 0; left -= 10) {
            if (closed) throw new IOException("socket closed");
            Air.sleep(10);
        }
        if (closed) throw new IOException("socket closed");
        String port = Air.read(other.getAddress(), service, null);
        if (port == null || Air.yes("off") || BluetoothAdapter.getDefaultAdapter().busy()) throw new IOException(FAILED);
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(port));
        } catch (IOException nobody) {
            throw new IOException(FAILED);
        }
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(50);
        new DataOutputStream(socket.getOutputStream()).writeUTF(Air.ME);
    }

    public BluetoothDevice getRemoteDevice() {
        return other;
    }

    public InputStream getInputStream() throws IOException {
        InputStream in = socket.getInputStream();
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                read(one, 0, 1);
                return one[0] & 0xff;
            }

            @Override
            public int read(byte[] into, int from, int most) throws IOException {
                if (Air.number("stall", 0) > 0) Air.sleep(Air.number("stall", 0));
                int dies = Air.number("dies", Integer.MAX_VALUE);
                int n = Math.min(most, Math.min(Air.number("piece", 990), dies - read));
                int came = n > 0 ? wait(into, from, n) : -1;
                if (came < 0) {
                    BluetoothSocket.this.close();
                    throw new IOException(CLOSED);
                }
                read += came;
                return came;
            }

            private int wait(byte[] into, int from, int most) throws IOException {
                while (!closed && !Air.yes("off")) {
                    try {
                        return in.read(into, from, most);
                    } catch (SocketTimeoutException nothing) {
                        continue;
                    } catch (IOException broken) {
                        return -1;
                    }
                }
                return -1;
            }
        };
    }

    public OutputStream getOutputStream() throws IOException {
        OutputStream out = socket.getOutputStream();
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                write(new byte[] {(byte) one}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int n) throws IOException {
                while (!closed && written + n > Air.number("blocks", Integer.MAX_VALUE)) Air.sleep(5);
                if (closed) throw new IOException("Broken pipe");
                written += n;
                byte[] part = Arrays.copyOfRange(bytes, from, from + n);
                int lag = Air.number("lag", 0);
                if (lag == 0) out.write(part);
                else radio.schedule(() -> { out.write(part); return null; }, lag, TimeUnit.MILLISECONDS);
            }
        };
    }

    @Override
    public void close() throws IOException {
        closed = true;
        radio.shutdownNow();
        if (socket != null) socket.close();
    }
}
