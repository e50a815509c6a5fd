import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from './when-idle.ts';

/** The id of no page. A page under it is warmed up without being taken for one that the user has opened. */
export const noPageId = 0;

interface WarmUpProps {
  readonly children: ReactNode;
  /** Uses what is rendered as a user will, a step at a time. */
  readonly rehearse?: (host: HTMLElement) => Iterator<void>;
}

/**
 * Renders its children once, while the browser is idle, in short steps and outside the document, and removes them.
 * After that the browser has compiled their code, and opens and answers them sooner. They must have no effect beyond themselves.
 */
export function WarmUp({ children, rehearse }: WarmUpProps) {
  const [host] = useState(() => document.createElement('div'));
  const [step, setStep] = useState<'waiting' | 'rendering' | 'done'>('waiting');
  useEffect(() => whenIdle(() => startTransition(() => setStep('rendering'))), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is rendered once, as it is then
  useEffect(() => {
    if (step !== 'rendering') return;
    const uses = rehearse?.(host);
    let cancel: () => void;
    // Between two uses the browser is idle, so that a tap never waits for more than one. What the children defer is
    // rendered by then.
    const next = () => {
      cancel = whenIdle(() => (uses === undefined || uses.next().done ? setStep('done') : next()));
    };
    next();
    return () => cancel();
  }, [step]);
  return step === 'rendering' && createPortal(children, host);
}
