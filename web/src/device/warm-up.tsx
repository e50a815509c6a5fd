import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from './when-idle.ts';

/** The id of no page. A page under it is warmed up without being taken for one that the user has opened. */
export const noPageId = 0;

/**
 * Renders its children once, while the browser is idle, in short steps and outside the document, and removes them.
 * After that the browser has compiled their code, and opens them sooner. They must have no effect beyond themselves.
 */
export function WarmUp({ children }: { readonly children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  const [step, setStep] = useState<'waiting' | 'rendering' | 'done'>('waiting');
  useEffect(() => whenIdle(() => startTransition(() => setStep('rendering'))), []);
  useEffect(() => {
    if (step !== 'rendering') return;
    // What the children defer is rendered before the browser is idle again.
    return whenIdle(() => setStep('done'));
  }, [step]);
  return step === 'rendering' && createPortal(children, host);
}
