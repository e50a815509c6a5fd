import { useEffect, useState } from 'react';
import { useWakeLock } from '../../device/use-wake-lock.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { partsOf } from './codes.ts';
import type { CurrentHandover } from './use-handover.ts';

/** Time in ms for which each code is shown, in which a camera reads it several times. */
const turn = 2000;

/** The handover as QR codes, one after the other, for the camera of another phone. */
export function ShowCodes({ handover }: { readonly handover: CurrentHandover }) {
  const parts = useParts(handover);
  useWakeLock(true);
  return (
    <Page>
      <PageHeader
        title="Handover codes"
        description="On the other phone: Oryx, Handover, Read codes."
        backTo="/handover"
      />
      {parts?.length === 0 ? (
        <EmptyState title="Nothing to hand over yet">Set the patient, or write on the sheet.</EmptyState>
      ) : (
        parts && <Codes key={parts.join()} parts={parts} />
      )}
    </Page>
  );
}

/** Returns the parts of a handover once they are packed, and none for an empty one. */
function useParts({ sheet, shown, patient }: CurrentHandover): readonly string[] | null {
  const [parts, setParts] = useState<readonly string[] | null>(null);
  const [at] = useState(() => Date.now());
  const isEmpty =
    sheet.name === '' && sheet.results.length === 0 && Object.values(shown).every((text) => text === '');
  const sent = JSON.stringify({ name: sheet.name, parts: shown, results: sheet.results, patient, at });
  useEffect(() => {
    let isCurrent = true;
    const packed = isEmpty ? Promise.resolve([]) : partsOf(JSON.parse(sent));
    void packed.then((all) => isCurrent && setParts(all));
    return () => {
      isCurrent = false;
    };
  }, [sent, isEmpty]);
  return parts;
}

function Codes({ parts }: { readonly parts: readonly string[] }) {
  const [at, setAt] = useState(0);
  const [isTurning, setTurning] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const isMany = parts.length > 1;
  useEffect(() => {
    if (!isTurning || !isMany) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % parts.length), turn);
    return () => clearInterval(timer);
  }, [isTurning, isMany, parts.length]);
  const go = (by: number) => {
    setTurning(false);
    setAt((at + by + parts.length) % parts.length);
  };
  const copy = () =>
    copyText(parts.join('\n'), {
      copied: 'Codes copied as text',
      description: 'The other phone reads them from a message.',
      instead: 'Show the codes to the other phone.',
    });
  return (
    <>
      <QrCode text={parts[at] ?? ''} label={`Code ${at + 1} of ${parts.length}`} />
      {isMany && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="w-full text-center font-semibold text-lg">{`Code ${at + 1} of ${parts.length}`}</p>
          <Button variant="secondary" onClick={() => go(-1)} className="flex-1">
            Previous
          </Button>
          <Button variant="secondary" onClick={() => setTurning(!isTurning)} className="flex-1">
            {isTurning ? 'Pause' : 'Play'}
          </Button>
          <Button variant="secondary" onClick={() => go(1)} className="flex-1">
            Next
          </Button>
        </div>
      )}
      <Button variant="ghost" onClick={copy}>
        Copy the codes as text
      </Button>
      <p className="text-ink-muted text-sm">
        They hold the whole sheet, readable for any camera. Nothing is sent: the other phone needs no network.
      </p>
    </>
  );
}
