import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';

interface KeepSwitchProps {
  /** What is kept, such as `CPD activities`. */
  readonly what: string;
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** The switch that stores entries on this device. */
export function KeepSwitch({ what, isKept, onChange }: KeepSwitchProps) {
  return (
    <Card>
      <Switch
        label="Keep on this device"
        hint={
          isKept
            ? `${what} stay on this device until you log out. They are not sent anywhere: export them to keep a copy.`
            : `${what} are gone when you leave this page. Export them to keep a copy.`
        }
        isOn={isKept}
        onChange={onChange}
      />
    </Card>
  );
}
