import { startTransition, useEffect, useState } from 'react';

/**
 * Returns a value after the page has been painted with it, so that what takes it here is rendered, laid out and painted
 * after that frame. `useDeferredValue` often renders before the frame, because it only waits for a free moment.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A task waits until the frame is drawn.
      timer = setTimeout(() => startTransition(() => setPainted(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
