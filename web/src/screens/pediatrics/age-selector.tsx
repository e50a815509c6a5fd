import { classNames } from '../../ui/class-names.ts';
import { type AgeRange, ageRanges, allAges } from './age-ranges.ts';

type Key = AgeRange['key'] | typeof allAges.key;

/** Six buttons that filter the tables by age range. */
export function AgeSelector({ value, onChange }: { value: Key; onChange: (key: Key) => void }) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-2">
      <legend className="mb-2 font-medium">Show ages</legend>
      {[...ageRanges, allAges].map(({ key, name, span }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === value}
          onClick={() => onChange(key)}
          className={classNames(
            'min-h-12 rounded-control border px-2 py-1.5 leading-tight',
            key === value
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line-strong bg-surface hover:bg-sunken',
          )}
        >
          <span className="block font-semibold">{name}</span> <span className="block text-sm">{span}</span>
        </button>
      ))}
    </fieldset>
  );
}
