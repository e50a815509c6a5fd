import { fontSizeRange, themes } from '../../preferences/preferences.ts';
import { setPreferences, usePreferences } from '../../preferences/preferences-store.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { Switch } from '../../ui/switch.tsx';

const fontFamilyOptions = [
  { value: 'system', label: 'System' },
  { value: 'serif', label: 'Serif' },
  { value: 'mono', label: 'Mono' },
] as const;

/** Display settings of this device. Every change applies at once. */
export function DisplayTab() {
  const { theme, fontSize, fontFamily, highContrast, reducedMotion } = usePreferences();
  return (
    <Card className="flex flex-col gap-5">
      <SegmentedChoice
        label="Theme"
        options={themes}
        value={theme}
        onChange={(chosen) => setPreferences({ theme: chosen })}
      />
      <Field label={`Font size: ${fontSize} px`}>
        {(control) => (
          <input
            {...control}
            {...fontSizeRange}
            type="range"
            value={fontSize}
            aria-valuetext={`${fontSize} pixels`}
            onChange={(event) => setPreferences({ fontSize: event.target.valueAsNumber })}
            className="h-11 w-full accent-accent"
          />
        )}
      </Field>
      <SegmentedChoice
        label="Font family"
        options={fontFamilyOptions}
        value={fontFamily}
        onChange={(chosen) => setPreferences({ fontFamily: chosen })}
      />
      <Switch
        label="High contrast"
        hint="Stronger text and lines, for sunlight."
        isOn={highContrast}
        onChange={(isOn) => setPreferences({ highContrast: isOn })}
      />
      <Switch
        label="Reduced motion"
        hint="Nothing on the screen moves by itself."
        isOn={reducedMotion}
        onChange={(isOn) => setPreferences({ reducedMotion: isOn })}
      />
    </Card>
  );
}
