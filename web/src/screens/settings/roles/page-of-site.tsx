import type { Formulary } from '@oryx/contract/formulary';
import { levelsOfCare } from '@oryx/contract/local-note';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

type FormularyPage = Formulary['pages'][number];

/** A drug or a chart that a site may say something of. */
export interface NotablePage {
  readonly page: string;
  readonly title: string;
  readonly strengths: readonly { readonly key: string; readonly label: string }[];
}

interface PageOfSiteProps {
  readonly value: FormularyPage;
  readonly known: NotablePage | undefined;
  readonly onChange: (value: FormularyPage) => void;
  /** Moves it up by one; undefined for the first one. */
  readonly onUp: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** What a site says of one drug or chart. */
export function PageOfSite({ value, known, onChange, onUp, onRemove }: PageOfSiteProps) {
  const title = known?.title ?? value.page;
  const isDrug = value.page.startsWith('medication/');
  return (
    <fieldset className="wrap-anywhere flex min-w-0 flex-col gap-2 rounded-card border border-line p-3">
      <legend className="px-1 font-medium">{title}</legend>
      {isDrug && (
        <Tick
          label="In stock here"
          isOn={value.isStocked}
          onChange={(isStocked) => onChange({ ...value, isStocked })}
        />
      )}
      {value.isStocked && (
        <Tick
          label="Show first"
          isOn={value.isFirst}
          onChange={(isFirst) => onChange({ ...value, isFirst })}
        />
      )}
      {(value.isStocked ? known?.strengths : [])?.map(({ key, label }) => (
        <Tick
          key={key}
          label={`In stock: ${label}`}
          isOn={value.strengths.includes(key)}
          onChange={(isOn) =>
            onChange({
              ...value,
              strengths: isOn ? [...value.strengths, key] : value.strengths.filter((each) => each !== key),
            })
          }
        />
      ))}
      <Field label="From this level of care">
        {(control) => (
          <Select
            {...control}
            value={value.from ?? ''}
            onChange={(event) =>
              onChange({ ...value, from: levelsOfCare.find((each) => each === event.target.value) ?? null })
            }
          >
            <option value="">Any</option>
            {levelsOfCare.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Local note" hint="Every reader here sees it. Name no patient.">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={600}
            className={controlStyle}
            value={value.note ?? ''}
            onChange={(event) =>
              onChange({ ...value, note: event.target.value === '' ? null : event.target.value })
            }
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {onUp && (
          <Button variant="ghost" aria-label={`Move ${title} up`} onClick={onUp}>
            Up
          </Button>
        )}
        <Button variant="ghost" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
