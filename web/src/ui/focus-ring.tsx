/**
 * The focus ring of a row that holds its control, such as a radio button with its label. It stands behind the control,
 * which is a `peer`, in a row that is `relative`. A selector with `:has()` on the row would draw the same, but the
 * browser would evaluate it on a page of a hundred rows at each tap.
 */
export function FocusRing() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -inset-px hidden rounded-[inherit] outline-3 outline-(--focus) outline-offset-2 peer-focus-visible:block"
    />
  );
}
