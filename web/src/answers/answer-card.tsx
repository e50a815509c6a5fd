import type { ChatCard, DoseCard, ResultCard } from '@oryx/contract';
import { repeatValue } from '@oryx/doses';
import { Link } from 'wouter';
import { toneStyle } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { isOtherPage } from './other-page.ts';

/** A dose or a result, with its figure large. */
export function AnswerCard({ card }: { readonly card: ChatCard }) {
  return card.kind === 'dose' ? <Dose card={card} /> : <Result card={card} />;
}

const cardStyle = 'flex flex-col gap-2 rounded-card border-2 border-accent bg-surface p-3';

function Dose({ card }: { readonly card: DoseCard }) {
  const { drug, patient, purpose, amount, otherUnit, volume, strength, route, cautions, source } = card;
  const others = [volume ? amount : undefined, otherUnit].filter((each) => each !== undefined).join(' = ');
  return (
    <section aria-label={`${drug}, ${purpose}`} className={cardStyle}>
      <p className="leading-snug">
        <span className="font-semibold">{drug}</span>, {purpose}{' '}
        <span className="text-ink-muted text-sm">{patient}</span>
      </p>
      <Figure>{volume ?? amount}</Figure>
      {others !== '' && <p className="font-semibold text-lg leading-tight">{others}</p>}
      {strength !== undefined && (
        <p>
          of <span className="font-semibold">{strength}</span>
        </p>
      )}
      <Rows
        rows={[
          ['Give', route],
          ['At most', card.maximum],
          ['Repeat', card.repeat && repeatValue(card.repeat)],
          ['Stated', card.rule],
        ]}
      />
      <Cautions cautions={cautions} />
      <Source source={source} />
    </section>
  );
}

function Result({ card }: { readonly card: ResultCard }) {
  const { title, value, unit, band, rows, cautions, missing, source } = card;
  return (
    <section aria-label={title} className={cardStyle}>
      <p className="font-semibold leading-snug">{title}</p>
      <Figure>{unit === undefined ? value : `${value} ${unit}`}</Figure>
      {band && (
        <p
          className={`flex items-center gap-1.5 rounded-control border px-2 py-1 font-semibold ${toneStyle[band.tone]}`}
        >
          <ToneIcon tone={band.tone} />
          {band.label}
        </p>
      )}
      <Rows rows={rows.map(({ label, text }) => [label, text])} />
      {missing.length > 0 && <p>Missing: {missing.join(', ')}</p>}
      <Cautions cautions={cautions} />
      <Source source={source} />
    </section>
  );
}

/** The figure of a card. No part of it grows wider than the screen, in large text either. */
function Figure({ children }: { readonly children: string }) {
  return (
    <p>
      <strong className="font-bold text-[min(2.75rem,11vw)] leading-none">{children}</strong>
    </p>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, text: string | undefined])[] }) {
  const shown = rows.filter(([, text]) => text !== undefined && text !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="wrap-anywhere flex flex-col gap-1 text-sm">
      {shown.map(([label, text]) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="min-w-16 shrink-0 text-ink-muted">{label}</dt>
          <dd className="min-w-0 flex-1 basis-40 first-letter:uppercase">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const Cautions = ({ cautions }: { readonly cautions: readonly string[] }) =>
  cautions.map((caution) => (
    <p key={caution} className={`flex gap-1.5 rounded-control border px-2 py-1 text-sm ${toneStyle.caution}`}>
      <ToneIcon tone="caution" />
      <span className="min-w-0">{caution}</span>
    </p>
  ));

const Source = ({ source: { title, route } }: Pick<DoseCard, 'source'>) =>
  isOtherPage(route) && (
    <Link
      href={route}
      className="-my-1 flex min-h-11 items-center self-start text-accent-ink text-sm underline"
    >
      {title}
    </Link>
  );
