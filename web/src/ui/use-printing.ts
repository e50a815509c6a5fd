import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed, so that what is only printed need not be rendered before. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = window.matchMedia('print');
    // The browser takes the page as it is when the event has been handled.
    const note = (event: Event) =>
      flushSync(() =>
        setPrinting(event.type === 'beforeprint' || (event.type === 'change' && print.matches)),
      );
    window.addEventListener('beforeprint', note);
    window.addEventListener('afterprint', note);
    print.addEventListener('change', note);
    return () => {
      window.removeEventListener('beforeprint', note);
      window.removeEventListener('afterprint', note);
      print.removeEventListener('change', note);
    };
  }, []);
  return isPrinting;
}
