/**
 * Returns the room that pinned and last used pages take on Home, as a CSS length, on a phone and from 40 rem on. The
 * script in index.html keeps it free from the first paint on. The sizes are those of `my-home.tsx`.
 *
 * @param pinned number of pinned pages, 0 to show how to pin one
 * @param recent number of last used pages
 */
export function myRoom(pinned: number, recent: number): { readonly narrow: string; readonly wide: string } {
  const room = (columns: number) => {
    const list = pinned > 0 ? Math.ceil(pinned / columns) * 3.5 : 4;
    // A heading, and rows of 3 rem with gaps of half a rem.
    return list + (recent > 0 ? 2.75 + Math.ceil(recent / (2 * columns)) * 3.5 - 0.5 : 0);
  };
  return { narrow: `${room(1)}rem`, wide: `${room(2)}rem` };
}
