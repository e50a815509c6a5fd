import { useEffect, useRef, useState } from 'react';

/** Time in ms without a change after which a text is announced, so that no digit of a number is. */
const settledMs = 700;

interface AnnouncementProps {
  /** The text, or how to read it from the page. */
  readonly text: string | (() => string);
}

/** Announces a changed text to screen readers, politely and once. What the page opens with is not announced. */
export function Announcement({ text }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  const latest = useRef<string>(undefined);
  useEffect(() => {
    const read = () => (typeof text === 'string' ? text : text());
    latest.current ??= read();
    // A reader who moves through the page must not meet what is no longer true.
    if (announced !== '' && read() !== announced) setAnnounced('');
    const timer = setTimeout(() => {
      const now = read();
      if (now === latest.current) return;
      latest.current = now;
      setAnnounced(now);
    }, settledMs);
    return () => clearTimeout(timer);
  });
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** Returns the visible text of the parts of an element that are marked with `data-announced`, a sentence each. */
export function announcedIn(element: Element | null): string {
  const parts = element?.querySelectorAll<HTMLElement>('[data-announced]') ?? [];
  // biome-ignore lint/performance/useDomNodeTextContent: its blocks would run together, and hidden words be read
  const texts = [...parts].map(({ innerText }) => innerText.trim()).filter((text) => text !== '');
  return texts.join('. ').replaceAll(/([.!?:])\. /g, '$1 ');
}
