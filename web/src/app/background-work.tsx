import { type ComponentType, useEffect, useState } from 'react';
import { PageMenus } from '../clinical/my-pages/page-menu.tsx';
import { whenIdle } from '../device/when-idle.ts';
import { whenTouched } from '../device/when-touched.ts';
import { useHeadStart } from './use-head-start.ts';
import { useKeptReference } from './use-kept-reference.ts';
import { useMyPages } from './use-my-pages.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** Time in ms after which somebody who only looks at the first screen is interrupted too. */
const untouched = 3000;

/**
 * Loads the interruption by a critical correction when the browser is idle after the first touch, or after three seconds:
 * a dose is read without a touch as well.
 */
function useCriticalCorrection(): ComponentType | null {
  const [Interruption, setInterruption] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      import('./critical-correction.tsx')
        .then(({ CriticalCorrection }) => setInterruption(() => CriticalCorrection))
        .catch((error: unknown) => console.error('No critical correction is shown.', error));
    const ends: (() => void)[] = [];
    let hasBegun = false;
    const begin = () => {
      if (hasBegun) return;
      hasBegun = true;
      ends.push(whenIdle(load));
    };
    const timer = setTimeout(begin, untouched);
    ends.push(() => clearTimeout(timer), whenTouched(begin));
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return Interruption;
}

/** What runs beside the screens of a signed-in user. It shows nothing but the menu of a row and a critical correction. */
export function BackgroundWork({ userId }: { userId: string | undefined }) {
  useHeadStart();
  useKeptReference();
  useMyPages(userId);
  useUnsentAnswers(userId);
  const Interruption = useCriticalCorrection();
  return (
    <>
      <PageMenus />
      {userId !== undefined && Interruption !== null && <Interruption />}
    </>
  );
}
