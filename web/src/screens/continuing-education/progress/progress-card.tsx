import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

interface ProgressCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One subject of the Progress tab. */
export function ProgressCard({ title, children }: ProgressCardProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="font-semibold text-lg leading-tight">
        {title}
      </h2>
      {children}
    </Card>
  );
}
