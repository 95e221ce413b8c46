// Runs before the first paint, so that a reader who chose the dark theme is not dazzled by the light one.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem('cw:theme'));
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {}
})();
