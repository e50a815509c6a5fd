import type { AgeOption } from '@oryx/doses';
import { ChoiceChips } from './choice-chips.tsx';

interface AgeQuestionProps {
  readonly options: readonly AgeOption[];
  readonly chosen: AgeOption | null;
  readonly onChoose: (option: AgeOption) => void;
}

/** Asks for the age where only it tells which dose is meant. */
export function AgeQuestion({ options, chosen, onChoose }: AgeQuestionProps) {
  return (
    <ChoiceChips
      label="Which patient?"
      options={options.map(({ label }) => label)}
      value={chosen?.label ?? null}
      onChange={(label) => {
        const option = options.find((each) => each.label === label);
        if (option) onChoose(option);
      }}
    />
  );
}
