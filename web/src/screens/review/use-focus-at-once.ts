import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of a control that takes the focus when it appears, because the button that was pressed is gone. */
export function useFocusAtOnce<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
