import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface TitledCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One subject of a screen, named by its heading. */
export function TitledCard({ title, children }: TitledCardProps) {
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
