import { codeLength } from '@oryx/contract/limits';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface CodeFieldProps {
  label: string;
  code: string;
  onChange: (code: string) => void;
}

/** What is kept of a typed or pasted code: no spaces, and no more than a code has. */
function codeFrom(text: string): string {
  return text.replace(/\s/g, '').slice(0, codeLength);
}

/**
 * The code from the email. The field has no `maxlength`: the browser would cut a pasted "123 456"
 * before its space is taken out.
 */
export function CodeField({ label, code, onChange }: CodeFieldProps) {
  return (
    <Field label={label} hint={`The ${codeLength} characters from the email.`}>
      {(control) => (
        <TextInput
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => onChange(codeFrom(event.target.value))}
          className="font-semibold tracking-[0.25em]"
        />
      )}
    </Field>
  );
}
