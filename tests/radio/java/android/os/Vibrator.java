package android.os;

import java.util.ArrayList;
import java.util.List;

/** The motor; keeps how long it ran. */
public class Vibrator {
    private static final List<Long> felt = new ArrayList<>();

    public static List<Long> felt() {
        return felt;
    }

    public void vibrate(VibrationEffect effect) {
        felt.add(effect.milliseconds);
    }
}
