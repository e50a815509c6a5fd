import { Link } from 'wouter';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { notFoundTitle } from './not-found-title.ts';

/** The page for a path that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Page>
      <PageHeader title={notFoundTitle} description="There is nothing at this address." />
      <Link href="/" className={buttonStyle('primary', 'self-start')}>
        Go to Home
      </Link>
    </Page>
  );
}
