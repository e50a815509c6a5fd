import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { CorrectionText } from '../clinical/correction-text.tsx';
import { useDueCorrection } from '../clinical/corrections.ts';
import { readItem, writeItem } from '../device/device-storage.ts';
import { install } from '../device/install-prompt.ts';
import { laterKeys } from '../device/later-keys.ts';
import { countVisit, dismissInstall, type InstallOffer, installOffer } from '../offline/install-offer.ts';
import { UpdateButton } from '../offline/update-button.tsx';
import { type KnownCopy, useCopy } from '../offline/use-copy.ts';
import { useUpdateReady } from '../offline/use-update-ready.ts';
import { isWelcomed, noteWelcomed } from '../offline/welcomed.ts';
import { productName } from '../product.ts';
import { Button } from '../ui/button.tsx';
import { CopyReady } from './copy-ready.tsx';
import { CpdNotice, cpdDue } from './cpd-notice.tsx';
import { Notice } from './notice.tsx';
import { WelcomeNotice } from './welcome-notice.tsx';

/**
 * One notice, over the end of Home: an update, then a correction of a page that the user has used, then CPD hours that run out, then the first steps of a new user or what
 * is kept for use without a signal, then the installation. Nothing is announced on another screen, where somebody may be calculating or walking a chart.
 */
export function DeviceNotice({ userId }: { readonly userId: string }) {
  const isUpdateReady = useUpdateReady();
  const [isUpdateClosed, setUpdateClosed] = useState(false);
  const [isNew, setNew] = useState(!isWelcomed(userId));
  const [isKeptClosed, setKeptClosed] = useState(readItem(laterKeys.toldReady) !== null);
  const copy = useCopy();
  const { correction, note } = useDueCorrection(true);
  const [due, setDue] = useState(() => cpdDue(userId, new Date()));
  const [offer, setOffer] = useState(() => {
    countVisit();
    return installOffer();
  });
  const isToldReady = copy?.isComplete === true && (isNew || !isKeptClosed);
  useEffect(() => {
    if (isToldReady) writeItem(laterKeys.toldReady, 'true');
  }, [isToldReady]);
  if (isUpdateReady && !isUpdateClosed) {
    return (
      <Notice Icon={RefreshCw} onClose={() => setUpdateClosed(true)}>
        <p>A new version of {productName} is ready. It also takes over at the next start.</p>
        <UpdateButton />
      </Notice>
    );
  }
  if (correction && !correction.isCritical) {
    return (
      <Notice label="Correction" Icon={RefreshCw} onClose={note}>
        <CorrectionText correction={correction} onOpen={note} />
      </Notice>
    );
  }
  if (due !== undefined) return <CpdNotice warning={due} onClose={() => setDue(undefined)} />;
  // Where nothing can be kept, as in a private window, there is nothing to say of this phone.
  if (isNew && copy !== undefined) {
    const end = () => {
      noteWelcomed(userId);
      setNew(false);
      setKeptClosed(true);
      setOffer(null);
    };
    return <WelcomeNotice copy={copy} onDone={end} />;
  }
  if (!isKeptClosed) {
    return copy === undefined ? null : <KeptNotice copy={copy} onClose={() => setKeptClosed(true)} />;
  }
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
function KeptNotice({ copy, onClose }: { readonly copy: KnownCopy; readonly onClose: () => void }) {
  return (
    <Notice Icon={copy.isComplete ? CircleCheck : Download} onClose={onClose}>
      <CopyReady copy={copy} />
    </Notice>
  );
}
