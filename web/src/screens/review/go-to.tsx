import { Button } from '../../ui/button.tsx';

/** The buttons at the foot of a page, by which `GoTo` finds them. */
export const footButtons = { propose: 'desk-propose', sign: 'desk-sign' } as const;

interface GoToProps {
  readonly target: keyof typeof footButtons;
  readonly children: string;
}

/** A button for the keyboard alone, which shows itself there: between a fact and the foot are up to hundreds of others. */
export function GoTo({ target, children }: GoToProps) {
  return (
    <Button
      variant="secondary"
      className="sr-only focus:not-sr-only"
      onClick={() => document.getElementById(footButtons[target])?.focus()}
    >
      {children}
    </Button>
  );
}
