package android.content;

import java.util.HashSet;
import java.util.Set;

/** Which broadcasts to hear. */
public final class IntentFilter {
    private final Set<String> actions = new HashSet<>();

    public void addAction(String action) {
        actions.add(action);
    }

    boolean has(String action) {
        return actions.contains(action);
    }
}
