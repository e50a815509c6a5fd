import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { educationCategories } from '../education-category.ts';
import {
  type Certification,
  certificationFields,
  certificationStatuses,
  readCertification,
} from './certification.ts';

type Draft = Record<(typeof certificationFields)[number], string>;

function draftOf(certification: Certification | null): Draft {
  const text = (field: keyof Draft) => String(certification?.[field] ?? (field === 'status' ? 'active' : ''));
  return Object.fromEntries(certificationFields.map((field) => [field, text(field)])) as Draft;
}

interface CertificationFormProps {
  /** The certification to edit, or null to add one. */
  readonly certification: Certification | null;
  readonly onSave: (certification: Certification) => void;
  readonly onCancel: () => void;
}

/** The form for one certification. Name and organization are required. */
export function CertificationForm({ certification, onSave, onCancel }: CertificationFormProps) {
  const [draft, setDraft] = useState(() => draftOf(certification));
  const firstField = useRef<HTMLInputElement>(null);
  const headingId = useId();
  useEffect(() => firstField.current?.focus(), []);

  const reading = readCertification((name) => draft[name as keyof Draft]);
  const bind = (field: keyof Draft) => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft((before) => ({ ...before, [field]: target.value })),
  });
  const isLateIssued = draft.issued !== '' && draft.expires !== '' && draft.expires < draft.issued;

  function save(event: FormEvent) {
    event.preventDefault();
    if (reading.fault === undefined) onSave(reading.value);
  }

  return (
    <Card aria-labelledby={headingId}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <h2 id={headingId} className="font-semibold text-lg">
          {certification === null ? 'New certification' : 'Edit certification'}
        </h2>
        <Field label="Name">
          {(control) => (
            <TextInput {...control} {...bind('name')} ref={firstField} required maxLength={200} />
          )}
        </Field>
        <Field label="Organization">
          {(control) => <TextInput {...control} {...bind('organization')} required maxLength={200} />}
        </Field>
        <Field label="Number">
          {(control) => <TextInput {...control} {...bind('number')} maxLength={200} />}
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="Issued">
            {(control) => <TextInput {...control} {...bind('issued')} type="date" max="9999-12-31" />}
          </Field>
          <Field label="Expires" error={isLateIssued ? 'This is before the day of issue.' : undefined}>
            {(control) => <TextInput {...control} {...bind('expires')} type="date" max="9999-12-31" />}
          </Field>
          <Field label="Credits earned">
            {(control) => <CreditsInput {...control} {...bind('creditsEarned')} />}
          </Field>
          <Field label="Credits required">
            {(control) => <CreditsInput {...control} {...bind('creditsRequired')} />}
          </Field>
          <Field label="Status">
            {(control) => (
              <Select {...control} {...bind('status')}>
                {certificationStatuses.map((status) => (
                  <option key={status} value={status}>
                    {status}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Category (optional)">
            {(control) => (
              <Select {...control} {...bind('category')}>
                <option value="">None</option>
                {educationCategories.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onCancel} className="flex-1">
            Cancel
          </Button>
          <Button type="submit" disabled={reading.fault !== undefined} className="flex-1">
            {certification === null ? 'Add' : 'Update'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function CreditsInput(props: Parameters<typeof TextInput>[0]) {
  return <TextInput {...props} type="number" inputMode="decimal" min={0} max={9999} step={0.01} />;
}
