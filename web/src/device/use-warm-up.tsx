import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { whenIdle } from './when-idle.ts';

/**
 * Renders something once, while the browser is idle, in short steps and outside the page, so that the browser has
 * compiled its code before it is shown. That takes as long as rendering.
 *
 * @param render returns what to render, which must have no effect beyond itself; undefined until it is known
 */
export function useWarmUp(render: (() => ReactNode) | undefined): void {
  const [isWarm, setWarm] = useState(false);
  const isReady = render !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is rendered once, as it is then
  useEffect(() => {
    if (isWarm || !isReady) return;
    return whenIdle(() => {
      setWarm(true);
      const root = createRoot(document.createElement('div'));
      const end = () => void setTimeout(() => root.unmount());
      startTransition(() => root.render(<Once onDone={end}>{render()}</Once>));
    });
  }, [isWarm, isReady]);
}

function Once({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return children;
}
