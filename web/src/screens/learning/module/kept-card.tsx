import { passMark } from '@oryx/contract/limits';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';

/** Shown instead of the result while answers wait for a connection. */
export function KeptCard({ onBack }: { onBack: () => void }) {
  const heading = useFocusedHeading();
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg leading-tight">
        <CloudOff aria-hidden className="size-6 shrink-0" />
        Answers handed in
      </h2>
      <p>Kept on this device. It is sent when you are online.</p>
      <p className="text-ink-muted text-sm">
        Oryx tells you the score once it is sent. Answers are not graded on this device. The module is
        complete with {passMark}% of the answers right; below that you can try it again.
      </p>
      <Button onClick={onBack}>Back to paths</Button>
    </Card>
  );
}
