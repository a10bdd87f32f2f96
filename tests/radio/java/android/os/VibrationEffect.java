package android.os;

import java.util.Arrays;

/** How the motor runs. */
public class VibrationEffect {
    final String told;

    private VibrationEffect(String told) {
        this.told = told;
    }

    public static VibrationEffect createWaveform(long[] timings, int repeat) {
        return new VibrationEffect(Vibrator.words(timings));
    }

    public static VibrationEffect createWaveform(long[] timings, int[] amplitudes, int repeat) {
        if (timings.length != amplitudes.length) throw new IllegalArgumentException("as many amplitudes as timings");
        long[] strong = Arrays.stream(amplitudes).asLongStream().toArray();
        return new VibrationEffect(Vibrator.words(timings) + " / " + Vibrator.words(strong));
    }
}
