package android.view;

import java.util.ArrayList;
import java.util.List;

/** Views within a view. */
public class ViewGroup extends View {
    private final List<View> children = new ArrayList<>();

    public ViewGroup(int width, int height) {
        super(width, height);
    }

    public void addView(View child) {
        children.add(child);
    }

    public int getChildCount() {
        return children.size();
    }

    public View getChildAt(int index) {
        return children.get(index);
    }
}
