import { useState } from 'react';

/** Returns the texts of a form by field, and a function that sets one. They stay if sending fails. */
export function useFields<Fields extends Record<string, string>>(initial: Fields) {
  const [fields, setFields] = useState(initial);
  const set = <Name extends keyof Fields>(name: Name, value: Fields[Name]) =>
    setFields((before) => ({ ...before, [name]: value }));
  return [fields, set] as const;
}
