import Cloud from 'lucide-react/icons/cloud';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import type { ComponentType } from 'react';
import { type Connection, isBehindPortal } from '../api/connection.ts';

/** What the line about the connection says, and in few words on a narrow screen. */
export interface Line {
  readonly words: string;
  readonly short: string;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

/** What to say if the device cannot tell what is stored. */
const leastWorks = {
  words: 'Calculators work; the rest needs a connection.',
  short: 'Only calculators work.',
};

/** Returns the line about a connection, with what works on this device if it is poor. */
export async function lineFor(connection: Connection): Promise<Line> {
  if (connection === 'reachable') {
    return { words: 'Connected again.', short: 'Connected again.', Icon: Cloud };
  }
  if (connection === 'slow') {
    const words = 'Weak connection. What is on this device opens at once.';
    return { words, short: words, Icon: CloudAlert };
  }
  const works = await import('./reference-on-device.ts')
    .then(({ worksOffline }) => worksOffline())
    .catch(() => leastWorks);
  const fault = faultWords();
  return {
    words: `${fault} ${works.words}`,
    // Signing in is what helps, and its words fill the line.
    short: isBehindPortal() ? fault : `${fault} ${works.short}`,
    Icon: CloudOff,
  };
}

/** Returns why the server is not reached, as far as it is known. */
function faultWords(): string {
  if (!navigator.onLine) return 'Offline.';
  return isBehindPortal()
    ? 'This network asks you to sign in to it, in your browser.'
    : 'Oryx does not answer.';
}
