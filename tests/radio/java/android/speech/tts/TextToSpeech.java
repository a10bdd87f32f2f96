package android.speech.tts;

import android.content.Context;
import android.os.Bundle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A voice that takes a moment to come, or never does; keeps what it said, and silence as "-". */
public class TextToSpeech {
    public static final int SUCCESS = 0;
    public static final int ERROR = -1;
    public static final int QUEUE_ADD = 1;

    private static final List<String> heard = new ArrayList<>();

    private int away = Integer.getInteger("phone.voice", 0);
    private Locale locale = Locale.US;

    public interface OnInitListener {
        void onInit(int status);
    }

    public TextToSpeech(Context context, OnInitListener listener) {}

    /** What was said: in which language, how, how loud, and what. */
    public static List<String> heard() {
        return heard;
    }

    public int setLanguage(Locale locale) {
        this.locale = locale;
        return 0;
    }

    public int speak(CharSequence text, int queueMode, Bundle params, String utteranceId) {
        if (away-- > 0) return ERROR;
        heard.add(locale.toLanguageTag() + " " + queueMode + " " + params.kept().get("volume") + " " + text);
        return SUCCESS;
    }

    public int stop() {
        heard.add("-");
        return SUCCESS;
    }
}
