import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type Tone, toneStyle } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

interface BadgeProps {
  /** Without a tone the badge is a plain label. */
  tone?: Tone;
  children: ReactNode;
}

/** A short word about something, with the icon of its tone. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-semibold text-sm',
        tone === undefined ? 'border-line bg-sunken text-ink-muted' : toneStyle[tone],
      )}
    >
      {tone !== undefined && <ToneIcon tone={tone} className="size-[1em]" />}
      {children}
    </span>
  );
}
