import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readItem, writeItem } from '../device/device-storage.ts';
import { install } from '../device/install-prompt.ts';
import { listText, momentText, progressText, sizeText } from '../offline/copy-words.ts';
import { countVisit, dismissInstall, type InstallOffer, installOffer } from '../offline/install-offer.ts';
import { UpdateButton } from '../offline/update-button.tsx';
import { useCopy } from '../offline/use-copy.ts';
import { useUpdateReady } from '../offline/use-update-ready.ts';
import { productName, storageKeys } from '../product.ts';
import { Button } from '../ui/button.tsx';
import { CloseButton } from '../ui/close-button.tsx';

/**
 * One notice about this device, over the end of Home: an update, then what is kept for use without a signal, then
 * the installation. Nothing is announced on another screen, where somebody may be calculating or walking a chart.
 */
export function DeviceNotice() {
  const isUpdateReady = useUpdateReady();
  const [isUpdateClosed, setUpdateClosed] = useState(false);
  const [isKeptClosed, setKeptClosed] = useState(readItem(storageKeys.toldReady) !== null);
  const [offer, setOffer] = useState(() => {
    countVisit();
    return installOffer();
  });
  if (isUpdateReady && !isUpdateClosed) {
    return (
      <Notice Icon={RefreshCw} onClose={() => setUpdateClosed(true)}>
        <p>A new version of {productName} is ready. It also takes over at the next start.</p>
        <UpdateButton />
      </Notice>
    );
  }
  if (!isKeptClosed) return <KeptNotice onClose={() => setKeptClosed(true)} />;
  if (offer === null) return null;
  const close = () => {
    dismissInstall();
    setOffer(null);
  };
  return (
    <Notice Icon={Download} onClose={close}>
      <InstallWords offer={offer} />
      {offer === 'button' && <Button onClick={() => install().then(close)}>Install</Button>}
    </Notice>
  );
}

function InstallWords({ offer }: { readonly offer: InstallOffer }) {
  return (
    <p>
      {productName} can stand on your home screen like an app, and opens there without a signal.
      {offer === 'safari' && ' Tap the Share button of Safari, then "Add to Home Screen".'}
    </p>
  );
}

/** How far the copy for offline use is, and once that it is ready. */
function KeptNotice({ onClose }: { readonly onClose: () => void }) {
  const copy = useCopy();
  const isComplete = copy?.isComplete === true;
  useEffect(() => {
    if (isComplete) writeItem(storageKeys.toldReady, 'true');
  }, [isComplete]);
  if (copy === undefined) return null;
  if (!isComplete) {
    return (
      <Notice Icon={Download} onClose={onClose}>
        <p>{progressText(copy)}</p>
      </Notice>
    );
  }
  return (
    <Notice Icon={CircleCheck} onClose={onClose}>
      <p className="font-semibold">Ready offline</p>
      <p className="text-sm">
        {listText(copy.contents)} open without a signal: {sizeText(copy.bytes)}, updated{' '}
        {momentText(copy.since)}. Settings says so at any time.
      </p>
    </Notice>
  );
}

interface NoticeProps {
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A notice over the end of the page, which moves nothing. The page can be scrolled to its end above it. */
function Notice({ Icon, onClose, children }: NoticeProps) {
  return (
    <>
      <div aria-hidden className="h-40 print:hidden" />
      <section
        aria-label="On this device"
        className="fixed inset-x-(--page-inset) bottom-[calc(var(--bottom-bar-height)+0.5rem)] z-20 mx-auto flex max-w-md items-start gap-3 rounded-card border border-line-strong bg-surface p-2 pl-4 shadow-lg print:hidden wide:left-[calc(var(--rail-width)+var(--page-inset))]"
      >
        <Icon aria-hidden className="mt-3 size-6 shrink-0 text-accent-ink" />
        <div className="wrap-anywhere flex max-h-[40vh] min-w-0 flex-1 flex-col items-start gap-2 overflow-y-auto py-2.5">
          {children}
        </div>
        <CloseButton onClose={onClose} />
      </section>
    </>
  );
}
