import { useEffect, useState } from 'react';
import { productName } from '../product.ts';
import { Button } from '../ui/button.tsx';
import { applyUpdate } from './app-on-device.ts';

/** Time in ms after which the update is left to the next start, because something still uses the version before. */
const patience = 5000;

/** Lets a new version take over by a tap, which loads the page anew. */
export function UpdateButton() {
  const [state, setState] = useState<'ready' | 'busy' | 'late'>('ready');
  useEffect(() => {
    if (state !== 'busy') return;
    const timer = setTimeout(() => setState('late'), patience);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'late') return <p>It takes over at the next start of {productName}.</p>;
  return (
    <Button
      busy={state === 'busy'}
      onClick={() => {
        setState('busy');
        applyUpdate();
      }}
    >
      {state === 'busy' ? 'Updating...' : 'Update now'}
    </Button>
  );
}
