package android.bluetooth;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.util.UUID;

/** Waits for guests until it is closed or Bluetooth is switched off. */
public final class BluetoothServerSocket implements Closeable {
    private final ServerSocket listening = new ServerSocket(0, 8, InetAddress.getLoopbackAddress());
    private final String service;

    BluetoothServerSocket(UUID service) throws IOException {
        this.service = service.toString();
        listening.setSoTimeout(50);
        Air.write(this.service, Integer.toString(listening.getLocalPort()));
    }

    public BluetoothSocket accept() throws IOException {
        while (true) {
            try {
                Socket socket = listening.accept();
                socket.setTcpNoDelay(true);
                return new BluetoothSocket(socket);
            } catch (SocketTimeoutException nobody) {
                if (Air.yes("off")) {
                    close();
                    throw new IOException("bt socket is not in listen state");
                }
            } catch (SocketException closed) {
                throw new IOException("bt socket closed, read return: -1");
            }
        }
    }

    @Override
    public void close() throws IOException {
        String port = Integer.toString(listening.getLocalPort());
        if (!listening.isClosed() && Air.read(Air.ME, service, "").equals(port)) Air.fact(Air.ME, service).delete();
        listening.close();
    }
}
