import { type ComponentType, useEffect, useState } from 'react';
import { PageMenus } from '../clinical/my-pages/page-menu.tsx';
import { whenIdle } from '../device/when-idle.ts';
import { whenTouched } from '../device/when-touched.ts';
import { useHeadStart } from './use-head-start.ts';
import { useKeptReference } from './use-kept-reference.ts';
import { useMyPages } from './use-my-pages.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** Loads the interruption by a critical correction after the first touch, when the browser is idle. */
function useCriticalCorrection(): ComponentType | null {
  const [Interruption, setInterruption] = useState<ComponentType | null>(null);
  useEffect(() => {
    let stopIdle: (() => void) | undefined;
    const load = () =>
      import('./critical-correction.tsx')
        .then(({ CriticalCorrection }) => setInterruption(() => CriticalCorrection))
        .catch((error: unknown) => console.error('No critical correction is shown.', error));
    const stopTouched = whenTouched(() => {
      stopIdle = whenIdle(load);
    });
    return () => {
      stopTouched();
      stopIdle?.();
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
