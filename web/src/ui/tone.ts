/** How much a value should worry: always shown with its icon and a word, never by colour alone. */
export type Tone = 'normal' | 'caution' | 'danger';

/** The filled look of a tone: text, background and border. */
export const toneStyle: Record<Tone, string> = {
  normal: 'border-normal-line bg-normal-soft text-normal-ink',
  caution: 'border-caution-line bg-caution-soft text-caution-ink',
  danger: 'border-danger-line bg-danger-soft text-danger-ink',
};
