import { useState } from 'react';
import { Link } from 'wouter';
import { useReference } from '../../api/reference.ts';
import { algorithms } from '../../clinical/algorithms.ts';
import { useAmpoules } from '../../clinical/ampoules/ampoules-store.ts';
import { type RepeatedDose, repeatedDoses } from '../../clinical/emergencies.ts';
import { type EventLog, withoutEvent } from '../../clinical/emergency-log/event-log.ts';
import { startOf } from '../../clinical/emergency-log/resuscitation.ts';
import type { useEventLog } from '../../clinical/emergency-log/use-event-log.ts';
import { medications } from '../../clinical/medications.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { durationText } from '../../clinical/steps/duration-text.ts';
import { useNow } from '../../device/use-now.ts';
import { useWakeLock } from '../../device/use-wake-lock.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { ClockCard } from './clock-card.tsx';
import { dueText, isDueNow } from './due-words.ts';
import { EventList } from './event-list.tsx';
import { HandOver } from './hand-over.tsx';
import { type OfferedDose, offeredDoses, repeatedStanding, stepAfter } from './repeated-doses.ts';
import { SignalChoice } from './signal-choice.tsx';
import { type Announcement, useCountdownSignal } from './signals.ts';

interface RunningRepeatProps {
  readonly emergency: RepeatedDose;
  readonly log: EventLog;
  readonly held: ReturnType<typeof useEventLog>;
  readonly onEnd: () => void;
}

const ways = [
  { value: 'no vein', label: 'No vein' },
  { value: 'vein', label: 'Vein or bone' },
] as const;

const groups = [
  { value: 'adult', label: 'Adult' },
  { value: 'child', label: 'Child' },
] as const;

/** A running emergency of repeated doses: when the next dose is due, the doses to tap, and what the chart says next. */
export function RunningRepeat({ emergency, log, held, onEnd }: RunningRepeatProps) {
  const { add, change, turnInto } = held;
  const { name, chart: chartId, patient: group, words, drugsAre } = emergency;
  const heading = usePageTitle(name);
  const now = Number(useNow((time) => String(Math.floor(time.getTime() / 1000) * 1000)));
  const [by, setBy] = useState<Announcement>('voice');
  const [way, setWay] = useState<(typeof ways)[number]['value']>('no vein');
  const chart = useReference(algorithms).data?.find(({ id }) => id === chartId);
  const pages = useReference(medications).data ?? [];
  const patient = usePatient();
  const known = { weight: patient?.weight ?? null, age: patient?.age ?? null };
  const offers = offeredDoses(emergency, pages, known, useAmpoules());
  const hasWays = new Set(offers.map(({ needsVein }) => needsVein)).size > 1;
  const shown = hasWays ? offers.filter(({ needsVein }) => needsVein === (way === 'vein')) : offers;
  const counts = offers.flatMap(({ most }) => (most === undefined ? [] : [most]));
  const most = counts.length > 0 ? Math.min(...counts) : undefined;
  const standing = repeatedStanding(log, most, now);
  const { state, since, doses, due, isNextGiven } = standing;
  const isGoing = state === 'going on';
  const from = due.state === 'waiting' ? due.from : null;
  const last = log.events.at(-1);
  useWakeLock(state !== 'ended');
  useCountdownSignal(
    isGoing && from !== null
      ? Math.ceil((from - now) / 1000)
      : isGoing && doses > 0 && isDueNow(due)
        ? 0
        : null,
    String(doses),
    'Next dose',
    by,
  );
  const next =
    doses > 0 || isNextGiven ? stepAfter(chart?.steps ?? [], doses + (isNextGiven ? 1 : 0)) : undefined;
  const setGroup = (wanted: string) => {
    const other = repeatedDoses.find(({ id, patient: its }) => id === emergency.other && its === wanted);
    if (other) turnInto(other.id);
  };
  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 ref={heading} tabIndex={-1} className="font-bold text-xl leading-tight outline-none">
          {name}
        </h1>
        <PatientChip />
      </div>
      <SegmentedChoice
        label="Doses are for"
        isLabelHidden
        options={groups}
        value={group === 'child' ? 'child' : 'adult'}
        onChange={setGroup}
      />
      <ClockCard
        label={isGoing ? (from === null ? 'Since the start' : 'Next dose in') : null}
        figure={
          isGoing
            ? durationText(from === null ? now - startOf(log) : from - now)
            : state === 'better'
              ? words.better
              : 'Stopped'
        }
      >
        <span>{doses === 1 ? '1 dose' : `${doses} doses`}</span>
        <span className="text-ink-muted">
          {isGoing ? `In all ${durationText(now - startOf(log))}` : `Since ${durationText(now - since)}`}
        </span>
      </ClockCard>
      {emergency.first.length > 0 && isGoing && doses === 0 && (
        <ul className="flex flex-col gap-1 rounded-control border border-caution-line bg-caution-soft px-3 py-2 text-caution-ink">
          {emergency.first.map(({ text, chart: of }) => (
            <li key={of}>
              <Link href={`/algorithms/${of}`} className="inline-flex min-h-11 items-center underline">
                {text} first
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isGoing && due.state === 'finished' && (
        <p className="rounded-control border border-danger-line bg-danger-soft px-3 py-2 font-semibold text-danger-ink">
          {isNextGiven
            ? `${words.next}: no further dose of ${drugsAre} from here.`
            : `${doses} doses of ${drugsAre}: no further one, by any route.`}
        </p>
      )}
      {isGoing && due.state !== 'finished' && hasWays && (
        <SegmentedChoice label="Way in" isLabelHidden options={ways} value={way} onChange={setWay} />
      )}
      {isGoing && due.state !== 'finished' && (
        <div className="grid gap-3 sm:grid-cols-2">
          {shown.map((offer, at) => (
            <OfferButton
              key={`${offer.medication} ${offer.routes} ${offer.amount}`}
              offer={offer}
              isFirst={at === 0 && isDueNow(due)}
              when={doses === 0 ? null : dueText(due, now)}
              onGive={() =>
                add('drug', givenText(offer), offer.again === undefined ? {} : { again: offer.again })
              }
            />
          ))}
        </div>
      )}
      {offers.length === 0 && (
        <p role="status" className="rounded-control border border-line px-3 py-2">
          {pages.length === 0
            ? 'The pages of the drugs are not on this device, so that no dose is shown. Clock and log work.'
            : 'No page has a dose for this patient here. Check adult or child, and open the chart.'}
        </p>
      )}
      {isGoing && next && (
        <section
          aria-labelledby="next-step"
          className="flex flex-col gap-2 rounded-card border border-line p-4"
        >
          <h2 id="next-step" className="font-semibold">
            {`After ${doses === 1 ? '1 dose' : `${doses} doses`}: ${next.heading}`}
          </h2>
          {next.details.length > 0 && (
            <ul className="list-disc pl-5">
              {next.details.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {!isNextGiven && doses > 1 && (
            <Button variant="secondary" onClick={() => add('check', words.next)} className="min-h-16">
              {words.next}
            </Button>
          )}
        </section>
      )}
      <div className="grid grid-cols-2 gap-3">
        {isGoing ? (
          <Button variant="done" onClick={() => add('better', words.better)} className="min-h-16 text-lg">
            {words.better}
          </Button>
        ) : (
          <Button variant="danger" onClick={() => add('worse', words.again)} className="min-h-16 text-lg">
            {words.again}
          </Button>
        )}
        {state === 'ended' ? (
          <Button variant="secondary" onClick={onEnd} className="min-h-16 text-lg">
            Clear the log
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => add('stop', 'Stopped')} className="min-h-16 text-lg">
            Stop
          </Button>
        )}
      </div>
      {isGoing && (
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="danger"
            onClick={() => turnInto(group === 'child' ? 'child' : 'adult', 'No pulse: arrest')}
            className="min-h-16"
          >
            No pulse: arrest
          </Button>
          <Button
            variant="secondary"
            onClick={() => add('drug', `Given before: ${drugsAre}`)}
            className="min-h-16"
          >
            One was given before
          </Button>
        </div>
      )}
      {last && last.kind !== 'start' && last.kind !== 'arrest' && (
        <Button variant="ghost" onClick={() => change(withoutEvent(log, last.id))}>
          Take the last tap back: {last.text}
        </Button>
      )}
      <SignalChoice label="When the next dose is due" announcement={by} onAnnounce={setBy} />
      <EventList log={log} onChange={change} />
      <HandOver log={log} emergency={emergency} weight={known.weight} />
      <p className="text-ink-muted text-sm">
        <Link href={`/algorithms/${chartId}`} className="text-accent-ink underline">
          {chart?.title ?? 'The chart'}
        </Link>{' '}
        has all steps. Doses are those of the pages of the drugs. Both await clinical review.
      </p>
    </Page>
  );
}

interface OfferButtonProps {
  readonly offer: OfferedDose;
  /** True for the first choice while a dose is due. */
  readonly isFirst: boolean;
  readonly when: string | null;
  readonly onGive: () => void;
}

function OfferButton({ offer, isFirst, when, onGive }: OfferButtonProps) {
  const { drug, amount, volume, routes, over } = offer;
  return (
    <Button variant={isFirst ? 'primary' : 'secondary'} onClick={onGive} className="min-h-24 flex-col">
      <span className="text-xl">
        {drug} {amount}
      </span>
      <span className="font-normal text-base">
        {amount === undefined
          ? `${routes}. Set the weight for the dose.`
          : [volume, routes, over].filter(Boolean).join(' · ')}
      </span>
      {when !== null && <span className="font-normal text-sm">{when}</span>}
    </Button>
  );
}

const givenText = ({ drug, amount, volume, routes }: OfferedDose): string =>
  [drug, amount, volume && `(${volume})`, routes].filter(Boolean).join(' ');
