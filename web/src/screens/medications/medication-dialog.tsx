import type { Medication } from '@oryx/contract';
import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { Link } from 'wouter';
import { ChangedPage, ChangedParts, firstOpened } from '../../clinical/changed.tsx';
import { cited } from '../../clinical/cited.ts';
import { FactSources } from '../../clinical/fact-sources.tsx';
import { ReportFault } from '../../clinical/fault/report-fault.tsx';
import { LocalNote } from '../../clinical/local-note.tsx';
import { PinButton } from '../../clinical/my-pages/pin-button.tsx';
import { NewVersion } from '../../clinical/new-version.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { ReviewStatus, WithdrawnFacts } from '../../clinical/reviewed.tsx';
import { notAvailable, shown } from '../../clinical/shown.ts';
import { SourceNumbers } from '../../clinical/source-numbers.tsx';
import { LinkedText } from '../../search/linked-text.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CloseButton } from '../../ui/close-button.tsx';
import { DetailDialog } from '../../ui/detail-dialog.tsx';
import { changedDoses } from './changed-doses.ts';
import { Dangers } from './dangers.tsx';
import { DosageLines } from './dosage-lines.tsx';
import { tallManName } from './found-medications.ts';
import { WeightBox } from './weight-box.tsx';

interface MedicationDialogProps {
  readonly medication: Medication;
  readonly onClose: () => void;
  /** Shows a newer version of the page, or is null while there is none. */
  readonly onShowNewer: (() => void) | null;
  /** What stands above the page of another day. */
  readonly banner?: ReactNode;
}

type Part = Medication['general'][number];

/** Everything about one medication: identity, doses, dangers and sources. */
export function MedicationDialog({ medication, onClose, onShowNewer, banner }: MedicationDialogProps) {
  const titleId = useId();
  const { general, review } = medication;
  // The page of another day is compared with nothing.
  const before = banner ? medication : firstOpened(`medication ${medication.id}`, medication);
  const changed = useMemo(() => changedDoses(before, medication), [before, medication]);
  const sources = useMemo(
    () => medication.sources.map((source) => ({ text: cited(source), keys: [source.key] })),
    [medication],
  );
  const isGeneral = (part: Part) => general.includes(part);
  // The first frame only contains what fits on a phone, so that the dialog opens without delay. The rest
  // follows. Until then the dialog is as high as it will be, because every page is longer than a screen.
  const isWhole = useDeferredValue(true, false);
  return (
    <DetailDialog
      onDismiss={onClose}
      aria-labelledby={titleId}
      modalClassName={classNames(
        'm-auto max-h-[calc(100dvh-2.5rem)] w-[calc(100%-1rem)] max-w-2xl rounded-card border border-line-strong shadow-lg backdrop:bg-[rgb(0_0_0/0.6)]',
        isWhole ? 'h-fit' : 'h-dvh',
      )}
    >
      <header className="sticky top-0 z-10 flex items-start gap-2 border-line border-b bg-surface py-2 pr-2 pl-4">
        <div className="flex min-w-0 flex-1 flex-col gap-1 py-1.5">
          {/* In large text it grows no wider than the screen: EPINEPHrine must not be broken in two. */}
          <h2 id={titleId} className="font-bold text-[min(1.25rem,6vw)] leading-tight">
            {tallManName(medication)}
          </h2>
          <ReviewStatus review={review} />
        </div>
        {/* The focus begins on Close. */}
        <span className="flex flex-row-reverse">
          <CloseButton onClose={onClose} />
          <PinButton path={`/medications/${medication.id}`} title={medication.name} />
        </span>
      </header>
      <SourceNumbers sources={sources}>
        <ChangedParts value={changed}>
          <div className="flex flex-col gap-5 px-4 py-4">
            {banner}
            <ChangedPage before={before} now={medication} />
            <WithdrawnFacts withdrawn={medication.withdrawn} />
            <Dangers dangers={medication.dangers} />
            <LocalNote note={medication.local} />
            <WeightBox medication={medication} />
            <Link
              href={`/interactions#${encodeURIComponent(medication.name)}`}
              className="-my-1 flex min-h-11 items-center self-start text-accent-ink text-sm underline print:hidden"
            >
              Check with other drugs
            </Link>
            {isWhole && <Rest medication={medication} isGeneral={isGeneral} />}
            <NewVersion onShow={onShowNewer} className="bottom-2" />
          </div>
        </ChangedParts>
      </SourceNumbers>
    </DetailDialog>
  );
}

interface PartProps {
  readonly medication: Medication;
  readonly isGeneral: (part: Part) => boolean;
}

/** The lists and texts, in order. */
const parts = [
  ['maxDose', 'Maximum dose'],
  ['indications', 'Indications'],
  ['contraindications', 'Contraindications'],
  ['precautions', 'Precautions'],
  ['pregnancy', 'Pregnancy'],
  ['renal', 'Kidney disease'],
  ['adverseEffects', 'Adverse effects'],
  ['onset', 'Onset'],
  ['duration', 'Duration'],
  ['pharmacologicalAction', 'Pharmacological action'],
  ['pharmacokinetics', 'Pharmacokinetics'],
  ['tradeNames', 'Trade names'],
  ['packaging', 'Packaging'],
  ['maxAtHand', 'Max at hand'],
] as const satisfies readonly (readonly [Part, string])[];

/** What stands below the doses for the patient. */
function Rest({ medication, isGeneral }: PartProps) {
  return (
    <>
      <Summary medication={medication} isGeneral={isGeneral} />
      <Section title="Dosage and administration">
        <DosageLines {...medication} />
      </Section>
      {parts.map(([part, title]) => {
        const value = medication[part];
        const shared = { title, isGeneral: isGeneral(part) };
        return typeof value === 'object' && value !== null ? (
          <List key={part} {...shared} items={value} />
        ) : (
          <Fact key={part} {...shared} value={value} />
        );
      })}
      <FactSources sources={medication.sources} review={medication.review} />
      <ReportFault path={`/medications/${medication.id}`} title={medication.name} page={medication} />
    </>
  );
}

/** The identity and routes of a medication, in four lines. */
function Summary({ medication, isGeneral }: PartProps) {
  const rows = [
    ['Generic name', medication.genericName, isGeneral('genericName')],
    ['Classification', medication.classification, isGeneral('classification')],
    ['Schedule', medication.schedule, isGeneral('schedule')],
    ['Route', medication.route, false],
  ] as const;
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map(([label, value, isOfGeneralKnowledge]) => (
        <div key={label} className="flex flex-wrap gap-x-4">
          <dt className="basis-32 text-ink-muted">{label}</dt>
          <dd className="wrap-anywhere min-w-0 flex-1 basis-36 font-medium">
            {shown(isOfGeneralKnowledge ? withoutMark(value) : value, notAvailable)}{' '}
            {isOfGeneralKnowledge && <ReviewMark />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the text without the words that the mark beside it says. */
const withoutMark = (text: string | null) => text?.replace(/ \(awaiting clinical review\)$/, '') ?? null;

interface SectionProps {
  readonly title: string;
  /** True if the part rests on general knowledge and is marked. */
  readonly isGeneral?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isGeneral = false, children }: SectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-1">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-semibold">
        {title} {isGeneral && <ReviewMark />}
      </h3>
      {children}
    </section>
  );
}

function Fact({ title, value, isGeneral }: { title: string; value: string | null; isGeneral: boolean }) {
  return (
    <Section title={title} isGeneral={isGeneral && value !== null}>
      <p className="wrap-anywhere whitespace-pre-line">
        <LinkedText>{shown(value)}</LinkedText>
      </p>
    </Section>
  );
}

interface ListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly isGeneral: boolean;
}

function List({ title, items, isGeneral }: ListProps) {
  return (
    <Section title={title} isGeneral={isGeneral && items.length > 0}>
      {items.length === 0 ? (
        <p>{shown(null)}</p>
      ) : (
        <ul className="wrap-anywhere list-disc space-y-0.5 pl-5">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items may repeat and never move
            <li key={index}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
