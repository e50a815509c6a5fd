import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type Announcement, metronomeRate } from './signals.ts';

interface SignalSettingsProps {
  readonly isTicking: boolean;
  readonly onTick: (isOn: boolean) => void;
  readonly announcement: Announcement;
  readonly onAnnounce: (announcement: Announcement) => void;
}

/** The metronome, and how the end of a cycle is announced. */
export function SignalSettings({ isTicking, onTick, announcement, onAnnounce }: SignalSettingsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Switch label={`Metronome, ${metronomeRate} a minute`} isOn={isTicking} onChange={onTick} />
      <SegmentedChoice
        label="At the end of a cycle"
        options={[
          { value: 'voice', label: 'Voice' },
          { value: 'beep', label: 'Beep' },
          { value: 'silent', label: 'Silent' },
        ]}
        value={announcement}
        onChange={onAnnounce}
      />
    </div>
  );
}
