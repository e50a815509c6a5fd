import { progressText, sizeText } from '../offline/copy-words.ts';
import type { KnownCopy } from '../offline/use-copy.ts';
import { listText, momentText } from '../ui/date-words.ts';

/** How far the copy for use without a signal is, or what of it is ready. */
export function CopyReady({ copy }: { readonly copy: KnownCopy }) {
  if (!copy.isComplete) return <p>{progressText(copy)}</p>;
  return (
    <>
      <p className="font-semibold">Ready offline</p>
      <p className="text-sm">
        {listText(copy.contents)} open without a signal: {sizeText(copy.bytes)}, updated{' '}
        {copy.since === null ? '' : momentText(copy.since)}. Settings says so at any time.
      </p>
    </>
  );
}
