// What every page does: the theme, search when it is opened, the menu on phones.
