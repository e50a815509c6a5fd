import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { PathFilters } from '../learning-options.ts';

const professions = ['Nurse', 'Paramedic', 'Advanced Life Support Paramedic', 'Doctor'] as const;
const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

interface PathFiltersProps {
  readonly filters: PathFilters;
  readonly onChange: (filters: PathFilters) => void;
}

/** Filters by profession and difficulty. `All` and `All Levels` filter nothing. */
export function PathFilterFields({ filters, onChange }: PathFiltersProps) {
  const { profession, difficulty } = filters;
  const chosen = (next: PathFilters) => onChange(withoutMissing({ profession, difficulty, ...next }));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-3">
      <Field label="Profession">
        {(control) => (
          <Select
            {...control}
            value={profession ?? ''}
            onChange={({ target }) => chosen({ profession: professions.find((one) => one === target.value) })}
          >
            <option value="">All</option>
            {professions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Difficulty">
        {(control) => (
          <Select
            {...control}
            value={difficulty ?? ''}
            onChange={({ target }) =>
              chosen({ difficulty: difficulties.find((one) => one === target.value) })
            }
          >
            <option value="">All Levels</option>
            {difficulties.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** Removes absent filters, so that the query only contains the chosen ones. */
function withoutMissing({ profession, difficulty }: PathFilters): PathFilters {
  return {
    ...(profession !== undefined && { profession }),
    ...(difficulty !== undefined && { difficulty }),
  };
}
