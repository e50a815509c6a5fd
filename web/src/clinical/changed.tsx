import History from 'lucide-react/icons/history';
import { createContext, use } from 'react';
import { onSessionEnd } from '../device/session-end.ts';
import { Badge } from '../ui/badge.tsx';
import { toneStyle } from '../ui/tone.ts';

/** The parts of a page, such as doses or steps, that have changed since this visit opened it. */
export const ChangedParts = createContext<ReadonlySet<unknown>>(new Set());

/** What each page showed when this visit opened it first. */
const opened = new Map<string, unknown>();

onSessionEnd(() => opened.clear());

/** Returns what a page showed when this visit opened it first: that is what somebody may remember. */
export function firstOpened<Shown>(page: string, shown: Shown): Shown {
  if (!opened.has(page)) opened.set(page, shown);
  return opened.get(page) as Shown;
}

/** Returns whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const textOfPart = (part: unknown): string => JSON.stringify(part);
const whole = { before: textOfPart, now: textOfPart };

/**
 * Returns the parts that stood in no part of a page before.
 *
 * @param textOf says everything of a part that a reader relies on
 */
export function changedParts<Part>(
  before: readonly Part[],
  now: readonly Part[],
  textOf: { readonly before: (part: Part) => string; readonly now: (part: Part) => string } = whole,
): ReadonlySet<Part> {
  const texts = new Set(before.map(textOf.before));
  return new Set(now.filter((part) => !texts.has(textOf.now(part))));
}

/** Marks a part that has changed since this visit opened the page. */
export function ChangedMark({ part }: { readonly part: unknown }) {
  if (!use(ChangedParts).has(part)) return null;
  return (
    <Badge className={`gap-1 align-middle ${toneStyle.danger}`}>
      <History aria-hidden className="size-[1.1em]" />
      Changed since you opened it
    </Badge>
  );
}

interface ChangedPageProps {
  readonly before: unknown;
  readonly now: unknown;
}

/** A line at the top of a page that is not as this visit opened it, also where a part has gone. */
export function ChangedPage({ before, now }: ChangedPageProps) {
  if (isSame(before, now)) return null;
  return (
    <p className={`flex items-center gap-2 rounded-control border px-3 py-2 text-sm ${toneStyle.caution}`}>
      <History aria-hidden className="size-[1.25em] shrink-0" />
      This page has changed since you opened it. What is marked below is new.
    </p>
  );
}
