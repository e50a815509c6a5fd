import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { toast } from '../../ui/toast-store.ts';
import { addResult } from './handover-store.ts';
import type { HandoverResult } from './sheet.ts';

interface AddToHandoverProps {
  /** Returns the result as it stands now. */
  readonly result: () => Omit<HandoverResult, 'at'>;
}

/** Adds a result to the handover. If that is of an earlier patient, the sheet is opened and asks whose it is. */
export function AddToHandover({ result }: AddToHandoverProps) {
  const [, navigate] = useLocation();
  const [isAdded, setAdded] = useState(false);
  const add = () => {
    const outcome = addResult({ ...result(), at: Date.now() });
    if (outcome === 'asking') navigate('/handover');
    else if (outcome === 'full')
      toast({
        title: 'The handover is full',
        description: 'Take a result out of it first.',
        variant: 'destructive',
      });
    else {
      setAdded(true);
      toast({ title: 'Added to the handover', description: 'It stays on this phone.' });
    }
  };
  return (
    <>
      <Button variant="ghost" onClick={add} className="flex-1 print:hidden">
        <ClipboardPlus aria-hidden className="size-5 shrink-0" />
        Add to handover
      </Button>
      {isAdded && (
        <Link href="/handover" className={buttonStyle('ghost', 'flex-1 print:hidden')}>
          Open the handover
        </Link>
      )}
    </>
  );
}
