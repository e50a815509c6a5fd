import { PageMenus } from '../clinical/my-pages/page-menu.tsx';
import { useHeadStart } from './use-head-start.ts';
import { useKeptReference } from './use-kept-reference.ts';
import { useMyPages } from './use-my-pages.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

/** What runs beside the screens of a signed-in user. It shows nothing but the menu of a row. */
export function BackgroundWork({ userId }: { userId: string | undefined }) {
  useHeadStart();
  useKeptReference();
  useMyPages(userId);
  useUnsentAnswers(userId);
  return <PageMenus />;
}
