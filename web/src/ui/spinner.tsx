import LoaderCircle from 'lucide-react/icons/loader-circle';

/** A spinner. It stands still with reduced motion. The text beside it says what is happening. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-[1.25em] animate-spin" />;
}
