package android.media;

import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Short sounds; keeps what it played. */
public class SoundPool {
    private static final List<String> played = new ArrayList<>();

    private final List<String> loaded = new ArrayList<>();
    private final int usage;

    private SoundPool(int usage) {
        this.usage = usage;
    }

    /** What was played: file, volume, and what for. */
    public static List<String> played() {
        return played;
    }

    /** From 1 on; a file that is not there is 0, as on Android. */
    public int load(String path, int priority) {
        if (!new File(path).isFile()) return 0;
        loaded.add(new File(path).getName());
        return loaded.size();
    }

    public final int play(int sound, float left, float right, int priority, int loop, float rate) {
        if (sound < 1 || sound > loaded.size()) return 0;
        played.add(loaded.get(sound - 1) + " " + left + " " + usage);
        return played.size();
    }

    public static class Builder {
        private int usage;

        public Builder setMaxStreams(int most) {
            if (most < 1) throw new IllegalArgumentException("Strictly positive value required");
            return this;
        }

        public Builder setAudioAttributes(AudioAttributes attributes) {
            usage = attributes.usage;
            return this;
        }

        public SoundPool build() {
            return new SoundPool(usage);
        }
    }
}
