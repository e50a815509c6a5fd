/** Severity of a value. It is always shown with an icon and a word, never by colour alone. */
export type Tone = 'normal' | 'caution' | 'danger';

/** Filled style of a tone: text, background and border. */
export const toneStyle: Record<Tone, string> = {
  normal: 'border-normal-line bg-normal-soft text-normal-ink',
  caution: 'border-caution-line bg-caution-soft text-caution-ink',
  danger: 'border-danger-line bg-danger-soft text-danger-ink',
};
