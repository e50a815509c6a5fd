import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { whenIdle } from '../device/when-idle.ts';

/**
 * Loads and reads what the next taps need, in steps for which the browser is idle. It does so on Home alone, because
 * nothing may be fetched while a calculator is used.
 */
export function useHeadStart(): void {
  const [path] = useLocation();
  const isHome = path === '/';
  useEffect(() => {
    if (!isHome) return;
    let isOver = false;
    const idle = () =>
      new Promise<void>((resolve) => {
        whenIdle(resolve);
      });
    async function start(): Promise<void> {
      await idle();
      // Before the app is on the device, a weak signal is left to what is on the screen.
      if (!navigator.serviceWorker?.controller) return;
      const { steps } = await import('./head-start.ts');
      for (const step of steps) {
        await idle();
        if (isOver) return;
        // What fails is loaded when it is needed, and its failure is shown then.
        await step().catch(() => undefined);
      }
    }
    // Without it every screen works, and takes longer to open.
    start().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isHome]);
}
