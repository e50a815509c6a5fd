import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Returns a value after the page has been painted with it, so that what takes it here is rendered, laid out and painted
 * after that frame. `useDeferredValue` often renders before the frame, because it only waits for a free moment.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
