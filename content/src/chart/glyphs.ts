import type { StepType } from '@oryx/contract';

/** How a box is drawn: by its type, or as an end without a tick where resuscitation stops or is not begun. */
export type Look = StepType | 'stop';

/** Glyphs of 14 by 14 units that distinguish boxes without colour: a bolt, a syringe, a tick and a square. */
export const glyphs: Record<Look, string> = {
  start: '',
  action: '',
  decision: '',
  shock: 'M8.5 0L2 8H6.2L5 14L12 5.5H7.6Z',
  drug: 'M10 0L14 4L13 5L12.2 4.2L10.9 5.5L11.8 6.4L10.8 7.4L10.1 6.7L4.9 11.9L3.2 11.6L1 13.8L0.2 13L2.4 10.8L2.1 9.1L7.3 3.9L6.6 3.2L7.6 2.2L8.5 3.1L9.8 1.8L9 1Z',
  outcome: 'M5.2 12L0.8 7.4L2.5 5.8L5.2 8.6L11.6 2L13.3 3.6Z',
  stop: 'M2.5 2.5H11.5V11.5H2.5Z',
};
