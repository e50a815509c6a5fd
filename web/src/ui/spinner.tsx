import LoaderCircle from 'lucide-react/icons/loader-circle';

/** A turning ring; it stands still with reduced motion. The words beside it say what is happening. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-[1.25em] animate-spin" />;
}
