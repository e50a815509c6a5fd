/**
 * Starts every page that the user moves on to at its top. Going back is left to the browser, which
 * remembers where the user was.
 */
export function scrollToTopOnNavigation(): void {
  let path = window.location.pathname;
  // The router announces its own navigation under this name.
  window.addEventListener('pushState', () => {
    if (window.location.pathname !== path) window.scrollTo(0, 0);
    path = window.location.pathname;
  });
  window.addEventListener('popstate', () => {
    path = window.location.pathname;
  });
}
