import { pageOfRow, type RowPage } from './page-row.ts';

/** Time in ms after which a touch is a long press, as on Android and iOS. */
export const longPressMs = 500;

/** Distance in px by which a finger may move, so that a long press is no scrolling. */
const mostMoved = 10;

/**
 * Calls back when the row of a page is pressed for long, clicked with the right button, or asked for its menu by
 * the keyboard. Shift and a right click are left to the browser. Returns a function that stops it.
 */
export function onRowMenu(open: (page: RowPage) => void): () => void {
  let pressed: { readonly page: RowPage; readonly x: number; readonly y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True from the moment when the menu is opened by a touch until the next touch. */
  let isOpened = false;

  function forget() {
    clearTimeout(timer);
    pressed = undefined;
  }
  function openPressed() {
    const page = pressed?.page;
    forget();
    if (page === undefined) return;
    isOpened = true;
    open(page);
  }
  function onDown(event: PointerEvent) {
    forget();
    isOpened = false;
    const page = pageOfRow(event.target);
    if (page === null || event.pointerType !== 'touch' || !event.isPrimary) return;
    pressed = { page, x: event.clientX, y: event.clientY };
    timer = setTimeout(openPressed, longPressMs);
  }
  function onMove({ clientX, clientY }: PointerEvent) {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > mostMoved) forget();
  }
  // The finger that opened the menu must not also tap what it has left: the row, or the menu above it.
  const onTouchEnd = (event: TouchEvent) => isOpened && event.cancelable && event.preventDefault();

  function onContextMenu(event: MouseEvent) {
    if (pressed || isOpened) {
      // Android asks for its own menu at about the same time.
      event.preventDefault();
      return openPressed();
    }
    const page = pageOfRow(rowAt(event));
    if (page === null || event.shiftKey) return;
    event.preventDefault();
    open(page);
  }

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerdown', onDown, { signal });
  document.addEventListener('pointermove', onMove, { signal, passive: true });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, forget, { signal });
  document.addEventListener('touchend', onTouchEnd, { signal, passive: false });
  document.addEventListener('contextmenu', onContextMenu, { signal });
  return () => {
    forget();
    stop.abort();
  };
}

/** Returns where a menu is asked for: the active row of a search box that has the focus, or else the target. */
function rowAt({ target }: Event): EventTarget | null {
  const active = target instanceof Element ? target.getAttribute('aria-activedescendant') : null;
  return active ? document.getElementById(active) : target;
}
