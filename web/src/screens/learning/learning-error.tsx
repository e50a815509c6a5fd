import { failureMessage } from '../../api/api-error.ts';
import { LoadError } from '../../ui/load-error.tsx';

interface LearningErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** States which part of learning could not be loaded, and why. */
export function LearningError({ error, onRetry }: LearningErrorProps) {
  return <LoadError title={error.message} description={failureMessage(error.cause)} onRetry={onRetry} />;
}
