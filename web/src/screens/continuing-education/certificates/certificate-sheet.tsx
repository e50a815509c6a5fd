import type { User } from '@oryx/contract';
import Printer from 'lucide-react/icons/printer';
import { useId } from 'react';
import { productName } from '../../../product.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseButton } from '../../../ui/close-button.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { PrintStyles } from '../../../ui/print-styles.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import { creditsText } from '../credits.ts';
import type { Completed } from './certificate.ts';

interface CertificateSheetProps {
  readonly completed: Completed;
  readonly user: User;
  readonly today: Day;
  readonly onClose: () => void;
}

/** The certificate of a completed course or path, on a page to print or to save as PDF. It says what it does not prove. */
export function CertificateSheet({ completed, user, today, onClose }: CertificateSheetProps) {
  const titleId = useId();
  const { title, credits } = completed;
  return (
    <ModalDialog
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-1rem)] max-w-xl overflow-y-auto rounded-card border border-line-strong shadow-lg backdrop:bg-[rgb(0_0_0/0.6)]"
    >
      <PrintStyles />
      <div className="flex flex-col gap-4 p-4">
        <div className="-mr-2 flex items-start gap-2 print:hidden">
          <Button variant="secondary" className="flex-1" onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            Print or save
          </Button>
          <CloseButton onClose={onClose} />
        </div>
        <article
          data-printed
          className="flex flex-col items-center gap-3 rounded-control border-2 border-accent px-4 py-8 text-center"
        >
          <img src="/icons/oryx.svg" alt="" width="56" height="56" className="size-14" />
          <h2 id={titleId} className="font-bold text-xl">
            Certificate of completion
          </h2>
          <p className="wrap-anywhere">
            <span className="block font-bold text-2xl leading-tight">{`${user.firstName} ${user.lastName}`}</span>
            {user.profession}
          </p>
          <p>
            has completed
            <span className="wrap-anywhere block font-bold text-lg">{title}</span>
            {credits === null
              ? `a learning path in ${productName}`
              : `${creditsText(credits)} credits in ${productName}`}
          </p>
          <p className="text-sm">{`Issued on ${dayText(today)}, from what is recorded of this account.`}</p>
          <p className="border-line border-t pt-3 text-ink-muted text-sm">
            {`${productName} is no accredited provider. Ask your council whether it counts these hours.`}
          </p>
        </article>
      </div>
    </ModalDialog>
  );
}
