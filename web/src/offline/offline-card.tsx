import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useId, useState } from 'react';
import { productName } from '../product.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { Card } from '../ui/card.tsx';
import { listText, longDayText, momentText } from '../ui/date-words.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { progressText, sizeText } from './copy-words.ts';
import { UpdateButton } from './update-button.tsx';
import { type KnownCopy, useCopy } from './use-copy.ts';
import { useUpdateReady } from './use-update-ready.ts';

/** What of Oryx is kept on this device. Shows nothing in a browser that keeps nothing. */
export function OfflineCard() {
  const copy = useCopy();
  const isUpdateReady = useUpdateReady();
  const headingId = useId();
  if (copy === undefined) return null;
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="font-semibold text-lg leading-tight">
        Without a signal
      </h2>
      {copy.isComplete ? <Ready copy={copy} /> : <Progress copy={copy} headingId={headingId} />}
      {isUpdateReady && (
        <div className="flex flex-col items-start gap-2 border-line border-t pt-3">
          <p>A new version of {productName} is ready.</p>
          <UpdateButton />
        </div>
      )}
    </Card>
  );
}

function Ready({ copy }: { readonly copy: KnownCopy }) {
  const isProtected = useIsProtected();
  const expiresAt = readStoredSession()?.expiresAt;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold text-normal-ink">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        Ready offline
      </p>
      <p>{listText(copy.contents)} open without a signal.</p>
      <DetailList
        details={[
          ['Last updated', copy.since === null ? '' : momentText(copy.since)],
          ['Size', sizeText(copy.bytes)],
          ['Opens without a signal until', expiresAt === undefined ? '' : longDayText(expiresAt)],
        ]}
      />
      <p className="text-ink-muted text-sm">
        Each visit with a signal updates it and lets it open for 30 more days. Logging out removes it.
        {isProtected === false &&
          ` Your browser may clear it when this device is full; on the home screen ${productName} is protected better.`}
      </p>
    </>
  );
}

function Progress({ copy, headingId }: { readonly copy: KnownCopy; readonly headingId: string }) {
  const text = progressText(copy);
  return (
    <>
      <p className="font-semibold">{text}</p>
      <ProgressBar labelledBy={headingId} percent={Math.floor((100 * copy.kept) / copy.of)} text={text} />
      <p className="text-ink-muted text-sm">
        {productName} is not ready for a road without a signal yet. Keep it open with a signal until this is
        complete; what is missing does not open without one.
      </p>
    </>
  );
}

/** Returns whether the browser has promised not to clear what is kept, or undefined if it does not say. */
function useIsProtected(): boolean | undefined {
  const [isProtected, setProtected] = useState<boolean>();
  useEffect(() => {
    navigator.storage?.persisted?.().then(setProtected, () => undefined);
  }, []);
  return isProtected;
}
