import { type ReviewerProfile, saveReviewerProfile } from '@oryx/contract/roles';
import { type FormEvent, useState } from 'react';
import { send } from '../../../api/call.ts';
import { refreshOwnRoles, tellRoleFailure } from '../../../session/own-roles.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast-store.ts';

const fields: readonly { name: keyof ReviewerProfile; label: string; maxLength: number }[] = [
  { name: 'shownName', label: 'Name', maxLength: 120 },
  { name: 'qualification', label: 'Qualification', maxLength: 120 },
  { name: 'council', label: 'Council', maxLength: 120 },
  { name: 'registration', label: 'Registration number', maxLength: 40 },
];

const empty: ReviewerProfile = { shownName: '', qualification: '', council: '', registration: '' };

/** What readers see beside the signatures of a reviewer. */
export function ReviewerForm({ profile }: { readonly profile: ReviewerProfile | null }) {
  const [values, setValues] = useState(profile ?? empty);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await send(saveReviewerProfile, { request: values });
      toast({ title: 'Saved', description: 'Your next signatures show this.' });
      await refreshOwnRoles();
    } catch (error) {
      tellRoleFailure('Not Saved', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <form onSubmit={save} className="flex flex-col gap-3">
        <h2 className="font-semibold text-lg">How readers see you</h2>
        <p className="text-ink-muted text-sm">
          Shown to every reader beside what you sign, and kept there. A change counts for later signatures.
        </p>
        {fields.map(({ name, label, maxLength }) => (
          <Field key={name} label={label}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                maxLength={maxLength}
                required
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
      </form>
    </Card>
  );
}
