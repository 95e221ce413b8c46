// Before the first paint, so that a reader of the dark chart is not dazzled by the light one.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem('cw:theme'));
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {}
})();
