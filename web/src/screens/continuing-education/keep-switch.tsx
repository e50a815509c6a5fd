import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';

interface KeepSwitchProps {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** The switch that stores entries on this device. */
export function KeepSwitch({ isKept, onChange }: KeepSwitchProps) {
  return (
    <Card>
      <Switch
        label="Keep on this device"
        hint={
          isKept
            ? 'Certifications and CPD activities stay on this device until you log out. They are not sent anywhere.'
            : 'Certifications and CPD activities are gone when you leave this page. Export them to keep a copy.'
        }
        isOn={isKept}
        onChange={onChange}
      />
    </Card>
  );
}
