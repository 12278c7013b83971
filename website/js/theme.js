// Runs before the page is drawn: the theme that the reader chose, in place of the system's.
{
  /** @type {string | null} */
  let theme = null;
  try {
    theme = localStorage.getItem("nonet-site-theme");
  } catch {
    // A browser that keeps nothing follows the system.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
