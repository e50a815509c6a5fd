import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface AuthFormProps {
  submitLabel: string;
  isBusy: boolean;
  /** Called once the browser has validated all required fields. */
  onSubmit: () => void;
  children: ReactNode;
}

/** The fields of one mode and their submit button, which sends once at a time. */
export function AuthForm({ submitLabel, isBusy, onSubmit, children }: AuthFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
