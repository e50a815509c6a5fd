import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Day } from '../calendar-day.ts';
import { courses } from '../courses/courses.ts';
import { creditsText } from '../credits.ts';
import { type CpdEntry, cpdFields, cpdLevels, readCpdEntry } from './cpd-entry.ts';
import { useCompletedPaths } from './use-completed-paths.ts';

type Draft = Record<(typeof cpdFields)[number], string>;

function draftOf(entry: CpdEntry | null): Draft {
  const text = (field: keyof Draft) => String(entry?.[field] ?? (field === 'type' ? 'General' : ''));
  return Object.fromEntries(cpdFields.map((field) => [field, text(field)])) as Draft;
}

interface CpdFormProps {
  /** The activity to edit, or null to add one. */
  readonly entry: CpdEntry | null;
  readonly today: Day;
  readonly isCompleted: (courseId: number) => boolean;
  readonly onSave: (entry: CpdEntry) => void;
  readonly onCancel: () => void;
}

/** The form for one activity, filled by hand or from something completed in Oryx. */
export function CpdForm({ entry, today, isCompleted, onSave, onCancel }: CpdFormProps) {
  const [draft, setDraft] = useState(() => draftOf(entry));
  const firstField = useRef<HTMLInputElement>(null);
  const headingId = useId();
  useEffect(() => firstField.current?.focus(), []);

  const reading = readCpdEntry((name) => draft[name as keyof Draft], today);
  const bind = (field: keyof Draft) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [field]: target.value })),
  });
  const isAhead = draft.date > today;

  function save(event: FormEvent) {
    event.preventDefault();
    if (reading.fault === undefined) onSave(reading.value);
  }

  return (
    <form aria-labelledby={headingId} onSubmit={save} className="flex flex-col gap-4">
      <h3 id={headingId} className="font-semibold">
        {entry === null ? 'New CPD activity' : 'Edit CPD activity'}
      </h3>
      <CompletedChoice
        isCompleted={isCompleted}
        onChoose={(filled) => setDraft((before) => ({ ...before, ...filled }))}
      />
      <Field label="Activity">
        {(control) => (
          <TextInput {...control} {...bind('activity')} ref={firstField} required maxLength={200} />
        )}
      </Field>
      <Field label="Provider">
        {(control) => <TextInput {...control} {...bind('provider')} maxLength={200} />}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Date it ended" error={isAhead ? 'This day lies ahead.' : undefined}>
          {(control) => <TextInput {...control} {...bind('date')} type="date" max={today} required />}
        </Field>
        <Field label="CEUs" hint="As the certificate says.">
          {(control) => (
            <TextInput
              {...control}
              {...bind('ceus')}
              type="number"
              inputMode="decimal"
              min={0.01}
              max={100}
              step={0.01}
              required
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select {...control} {...bind('type')}>
              <option value="General">General</option>
              <option value="Ethics">Ethics, human rights and medical law</option>
            </Select>
          )}
        </Field>
        <Field label="Level">
          {(control) => (
            <Select {...control} {...bind('level')}>
              {cpdLevels.map((level) => (
                <option key={level} value={level}>
                  {level === '' ? 'Not stated' : `Level ${level}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Certificate number">
        {(control) => <TextInput {...control} {...bind('certificate')} maxLength={200} />}
      </Field>
      <div className="flex gap-3">
        <Button variant="secondary" onClick={onCancel} className="flex-1">
          Cancel
        </Button>
        <Button type="submit" disabled={reading.fault !== undefined} className="flex-1">
          {entry === null ? 'Add' : 'Update'}
        </Button>
      </div>
    </form>
  );
}

interface CompletedChoiceProps {
  readonly isCompleted: (courseId: number) => boolean;
  readonly onChoose: (filled: Partial<Draft>) => void;
}

/** A choice of completed courses and paths to start an activity from. Renders nothing if there are none. */
function CompletedChoice({ isCompleted, onChoose }: CompletedChoiceProps) {
  const paths = useCompletedPaths();
  const completed: Partial<Draft>[] = [
    ...courses
      .filter(({ id }) => isCompleted(id))
      .map(({ title, provider, credits }) => ({ activity: title, provider, ceus: creditsText(credits) })),
    // A path has no credits.
    ...paths.map((title) => ({ activity: title, provider: 'Oryx', ceus: '' })),
  ];
  if (completed.length === 0) return null;
  return (
    <Field label="Fill in from what you completed" hint="Oryx does not know whether it is accredited.">
      {(control) => (
        <Select
          {...control}
          defaultValue=""
          onChange={({ target }) => onChoose(completed[Number(target.value)] ?? {})}
        >
          <option value="" disabled>
            Choose
          </option>
          {completed.map(({ activity }, index) => (
            <option key={activity} value={index}>
              {activity}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
