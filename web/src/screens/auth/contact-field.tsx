import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface ContactFieldProps {
  contact: string;
  onChange: (contact: string) => void;
}

/** A field for the recipient of a reset code: an e-mail address or a phone number, sent as typed. */
export function ContactField({ contact, onChange }: ContactFieldProps) {
  return (
    <Field label="Email or phone">
      {(control) => (
        <TextInput
          {...control}
          name="contact"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          value={contact}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
