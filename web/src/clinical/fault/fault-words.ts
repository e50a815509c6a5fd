import type { FaultKind, FaultStatus } from '@oryx/contract/faults';

/** What may be wrong, in words, in the order in which it is offered. */
export const kindWords: Readonly<Record<FaultKind, string>> = {
  dose: 'A dose or figure is wrong',
  step: 'A step is wrong or out of order',
  missing: 'Something is missing',
  unclear: 'It can be misread',
  broken: 'It does not work',
  other: 'Something else',
};

/** What has become of a report, in words. */
export const statusWords: Readonly<Record<FaultStatus, string>> = {
  open: 'Not answered yet',
  corrected: 'Corrected',
  'no-fault': 'No fault',
};
