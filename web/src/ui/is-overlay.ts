/** Returns true for a history entry of an overlay. */
export function isOverlay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverlay' in state && state.isOverlay === true;
}
