import { Link } from 'wouter';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** The page of a part of Oryx that this version does not have, with the way to what it does have. */
export function NotYetScreen({ title }: { title: string }) {
  return (
    <Page>
      <PageHeader title={title} />
      <Card className="flex flex-col items-start gap-4">
        <p>
          This part is not in this version of Oryx yet. The clinical tools work, also without a connection.
        </p>
        <div className="flex flex-wrap gap-3">
          <Link href="/clinical-tools" className={buttonStyle('primary')}>
            Open Clinical Tools
          </Link>
          <Link href="/" className={buttonStyle('secondary')}>
            Go to Home
          </Link>
        </div>
      </Card>
    </Page>
  );
}
