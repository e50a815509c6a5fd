import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { onRowMenu } from './long-press.ts';
import type { RowPage } from './page-row.ts';
import { usePinning } from './use-pinning.ts';

/** The menu of a row or card, shown after a long press on it. Stars do the same without one. */
export function PageMenus() {
  const [page, setPage] = useState<RowPage | null>(null);
  useEffect(() => onRowMenu(setPage), []);
  return page && <PageMenu {...page} onClose={() => setPage(null)} />;
}

function PageMenu({ path, title, onClose }: RowPage & { readonly onClose: () => void }) {
  const titleId = useId();
  const { isOn, toggle } = usePinning(path, title);
  const pin = () => {
    onClose();
    if (toggle()) toast({ title: isOn ? 'Taken Off Home' : 'Pinned to Home', description: title });
  };
  return (
    <ModalDialog
      onDismiss={onClose}
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-1rem)] max-w-sm rounded-card border border-line-strong shadow-lg backdrop:bg-[rgb(0_0_0/0.6)]"
    >
      <div className="flex flex-col gap-2 p-4">
        <h2 id={titleId} className="wrap-anywhere mb-1 font-bold text-lg leading-tight">
          {title}
        </h2>
        <Button onClick={pin}>{isOn ? 'Take off Home' : 'Pin to Home'}</Button>
        <Link href={path} onClick={onClose} className={buttonStyle('secondary')}>
          Open
        </Link>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </ModalDialog>
  );
}
