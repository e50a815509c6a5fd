import { interaction } from '@oryx/contract/interaction';
import { keyedSource } from '@oryx/contract/review';
import { useState } from 'react';
import * as z from 'zod/mini';
import { lenient, rowsOf } from '../../api/lenient.ts';
import { usePageOnDay } from '../../clinical/on-day/use-page-on-day.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { InteractionCheck } from './interaction-check.tsx';

const documentOfDay = z.object({
  sources: rowsOf(lenient(keyedSource)),
  rows: rowsOf(lenient(interaction)),
});

interface InteractionsOnDayProps {
  readonly title: string;
  readonly day: string;
}

/** Every interaction as readers saw it at the end of a day. Nothing is checked with them. */
export function InteractionsOnDay({ title, day }: InteractionsOnDayProps) {
  const [text, setText] = useState('');
  const { page, banner } = usePageOnDay(
    '/interactions',
    day,
    (answer) => documentOfDay.safeParse(answer).data,
  );
  if (page === undefined) return <InteractionCheck title={title} banner={banner} />;
  const words = text.trim().toLowerCase();
  const found = page.rows.filter(({ a, b }) =>
    [...a, ...b].some((name) => name.toLowerCase().includes(words)),
  );
  const sourceOf = (key: string) => page.sources.find((each) => each.key === key);
  return (
    <Page>
      <PageHeader title={title} description="The stored pairs of that day" backTo="/medications" />
      {banner}
      <Field label="Drug or class">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-ink-muted text-sm">
        {`${found.length} of ${page.rows.length} interactions`}
      </p>
      <ul aria-label="Interactions" className="flex flex-col gap-3">
        {found.map(({ a, b, severity, effect, action, source, review }) => (
          <li key={[...a, '+', ...b].join()}>
            <Card className="wrap-anywhere flex flex-col gap-1">
              <h2 className="font-semibold">{`${a.join(', ')} with ${b.join(', ')}`}</h2>
              <p className="font-medium">{`${severity.charAt(0).toUpperCase()}${severity.slice(1)}. ${action}`}</p>
              <p>{effect}</p>
              <p className="text-ink-muted text-sm">{`Source: ${sourceOf(source)?.title ?? source}`}</p>
              <ReviewStatus review={review ?? null} />
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  );
}
