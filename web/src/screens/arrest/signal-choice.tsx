import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { type Announcement, announce } from './signals.ts';

interface SignalChoiceProps {
  /** The moment that is announced. */
  readonly label: string;
  readonly announcement: Announcement;
  readonly onAnnounce: (announcement: Announcement) => void;
}

/** How a moment of the clock is announced. The choice is heard at once. */
export function SignalChoice({ label, announcement, onAnnounce }: SignalChoiceProps) {
  return (
    <SegmentedChoice
      label={label}
      options={[
        { value: 'voice', label: 'Voice' },
        { value: 'beep', label: 'Beep' },
        { value: 'silent', label: 'Silent' },
      ]}
      value={announcement}
      onChange={(next) => {
        onAnnounce(next);
        announce(next === 'voice' ? 'Voice' : '', next);
      }}
    />
  );
}
