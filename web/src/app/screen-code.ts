import { type ComponentType, lazy } from 'react';

/**
 * Returns what is known of a component whose code is a chunk of its own.
 *
 * With `lazy` alone, React shows the fallback for at least 300 ms, even if the code arrives sooner.
 */
export function screenCode<Props>(fetchCode: () => Promise<ComponentType<Props>>) {
  let code: ComponentType<Props> | undefined;
  let hasFailed = false;
  const load = async () => {
    code ??= await fetchCode();
    return code;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    load,
    /** Suspends until the code is there, and throws if it cannot be loaded. */
    Lazy,
    /** Returns the component, `Lazy` if its code could not be loaded, or undefined until that is known. */
    settled: () => code ?? (hasFailed ? Lazy : undefined),
    /** Loads the code, and calls the listener when that has ended. */
    settle: (onSettled: () => void) => {
      load()
        .catch(() => {
          hasFailed = true;
        })
        .then(onSettled);
      return () => undefined;
    },
  };
}
