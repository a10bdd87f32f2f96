"""KivyMD's lists, switches, sliders, menus and fields, in our colours and type."""
