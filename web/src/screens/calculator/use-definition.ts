import { type Definition, loadDefinition } from '@oryx/calculators';
import { useEffect, useState } from 'react';

export type DefinitionState =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly definition: Definition };

/** Loads the definition of a tool. It fails offline if the tool was never stored on this device. */
export function useDefinition(id: string): DefinitionState {
  const [current, setCurrent] = useState<DefinitionState>({ state: 'pending' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isCurrent = true;
    loadDefinition(id).then(
      (definition) => isCurrent && setCurrent({ state: 'loaded', definition }),
      () => isCurrent && setCurrent({ state: 'failed', retry: () => setAttempt((before) => before + 1) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  return current;
}
