import { codeLength } from '@oryx/contract/limits';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface CodeFieldProps {
  label: string;
  code: string;
  onChange: (code: string) => void;
}

/** Returns a typed or pasted code without spaces, cut to the length of a code. */
function codeFrom(text: string): string {
  return text.replace(/\s/g, '').slice(0, codeLength);
}

/**
 * A field for the code from the email. It has no `maxlength`, because the browser would cut a pasted "123
 * 456" before the space is removed.
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
