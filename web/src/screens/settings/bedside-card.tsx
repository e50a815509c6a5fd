import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  type IdleMinutes,
  idleChoices,
  setIdleMinutes,
  useIdleMinutes,
} from '../../clinical/patient/patient-store.ts';
import { idleWords } from '../../clinical/patient/patient-words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

// Lazy: it needs the list of medications.
const MyAmpoules = lazy(async () => ({ default: (await import('./my-ampoules.tsx')).MyAmpoules }));

/** The address of this part of the settings, for links from other screens. */
const hash = '#ampoules';

const idleOptions = idleChoices.map((minutes) => ({
  value: String(minutes),
  label: idleWords(minutes),
}));

/** What the user sets for work at the bedside: how long a patient stays in hand, and the stocked strengths. */
export function BedsideCard() {
  const idleMinutes = useIdleMinutes();
  const [isOpen, setOpen] = useState(window.location.hash === hash);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === hash) card.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card>
      <div ref={card} id={hash.slice(1)} className="flex flex-col gap-4">
        <h2 className="font-semibold text-lg">At the bedside</h2>
        <div className="flex flex-col gap-1.5">
          <SegmentedChoice
            label="Clear the patient in hand after"
            options={idleOptions}
            value={String(idleMinutes)}
            onChange={(value) => setIdleMinutes(minutesOf(value))}
          />
          <p className="text-ink-muted text-sm">
            Without use. After 15 minutes Oryx asks whether it is still the same patient.
          </p>
        </div>
        {isOpen ? (
          <Suspense fallback={<SkeletonRows count={4} />}>
            <MyAmpoules />
          </Suspense>
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            My ampoules
          </Button>
        )}
      </div>
    </Card>
  );
}

const minutesOf = (value: string): IdleMinutes =>
  idleChoices.find((minutes) => String(minutes) === value) ?? idleChoices[1];
