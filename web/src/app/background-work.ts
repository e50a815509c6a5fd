import { useKeptReference } from './use-kept-reference.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** What runs beside the screens of a signed-in user. Shows nothing. */
export function BackgroundWork({ userId }: { userId: string | undefined }): null {
  useKeptReference();
  useUnsentAnswers(userId);
  return null;
}
