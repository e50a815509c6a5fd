import { Switch } from '../../ui/switch.tsx';

interface RemiSettingsProps {
  readonly isTeaching: boolean;
  readonly onTeaching: (isOn: boolean) => void;
  readonly hasVoice: boolean;
  readonly onVoice: (isOn: boolean) => void;
}

/** Settings for teaching mode and voice input. Both last for this visit. */
export function RemiSettings({ isTeaching, onTeaching, hasVoice, onVoice }: RemiSettingsProps) {
  return (
    <section
      aria-label="Remi settings"
      className="grid grid-cols-1 gap-x-8 rounded-card border border-line bg-surface px-4 py-1 sm:grid-cols-2"
    >
      <Switch
        label="Teaching mode"
        hint={isTeaching ? 'Education: asks you first.' : 'Consultation: answers at once.'}
        isOn={isTeaching}
        onChange={onTeaching}
      />
      <Switch label="Voice" hint="Sound may go to your browser's maker." isOn={hasVoice} onChange={onVoice} />
    </section>
  );
}
