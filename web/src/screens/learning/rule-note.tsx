import type { ReactNode } from 'react';

interface RuleNoteProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A note on how Oryx calculates the figures above. */
export function RuleNote({ title, children }: RuleNoteProps) {
  return (
    <section className="border-line border-t pt-3 text-ink-muted text-sm">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
