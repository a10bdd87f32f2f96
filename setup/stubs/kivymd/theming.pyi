class ThemeManager:
    theme_style_switch_animation: bool
