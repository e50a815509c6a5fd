import type { ChatBlock } from '@oryx/contract';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { AnswerBlocks } from '../../answers/answer-blocks.tsx';
import { useReference } from '../../api/reference.ts';
import { interactionDrugs } from '../../clinical/interaction-drugs.ts';
import { medications } from '../../clinical/medications.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { knownNames, namesFor } from './known-names.ts';

/** Most drugs of one check, as Remi checks them. */
const mostDrugs = 12;

/** Checks several drugs against each other and against allergies, on this device. */
export function InteractionsScreen({ title }: { readonly title: string }) {
  const patient = usePatient();
  const stored = useReference(interactionDrugs);
  const pages = useReference(medications);
  const names = useMemo(() => knownNames(stored.data ?? [], pages.data ?? []), [stored.data, pages.data]);
  const [drugs, setDrugs] = useState<readonly string[]>(drugsOfAddress);
  const [text, setText] = useState('');
  const [allergies, setAllergies] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const offered = namesFor(text, names, drugs);
  const allAllergies = [patient?.allergies ?? '', allergies].filter((each) => each.trim() !== '').join(', ');

  function add(drug: string) {
    setDrugs((before) => (before.includes(drug) ? before : [...before, drug]));
    setText('');
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const [first] = offered;
    if (first) add(first.drug);
  }

  const isUnknown = text.trim().length > 2 && names.length > 0 && offered.length === 0;
  return (
    <Page>
      <PageHeader
        title={title}
        description="Several drugs and allergies at once. Nothing of it leaves this device."
        backTo="/medications"
      />
      {stored.isError && stored.data === undefined && (
        <LoadError
          title="Unable to Load Interactions"
          description="There was an error loading the interactions. Please check your connection and try again."
          onRetry={stored.refetch}
        />
      )}
      <PatientChip isHiddenWithoutPatient />
      <Chips
        names={drugs}
        onRemove={(drug) => setDrugs((before) => before.filter((each) => each !== drug))}
      />
      {/* The only field of the form, because Enter submits no form of several fields without a button. */}
      <form onSubmit={submit} className="flex flex-col gap-2">
        <Field
          label={drugs.length === 0 ? 'Drug' : 'Another drug'}
          error={
            isUnknown
              ? 'Oryx knows no drug whose name begins so. It is not checked.'
              : drugs.length >= mostDrugs
                ? `At most ${mostDrugs} drugs at once.`
                : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={60}
              disabled={drugs.length >= mostDrugs}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {offered.length > 0 && (
          <ul aria-label="Names" className="flex flex-wrap gap-2">
            {offered.map(({ name, drug }) => (
              <li key={name}>
                <Button variant="secondary" onClick={() => add(drug)}>
                  {name === drug ? drug : `${name}: ${drug}`}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </form>
      <Field label="Allergies">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={200}
            value={allergies}
            onChange={(event) => setAllergies(event.target.value)}
          />
        )}
      </Field>
      {patient?.allergies && (
        <p className="text-ink-muted text-sm">{`From the patient in hand: ${patient.allergies}.`}</p>
      )}
      <Found drugs={drugs} allergies={allAllergies} />
    </Page>
  );
}

/** Returns the drug that the address begins with, such as `/interactions#Warfarin`. */
function drugsOfAddress(): readonly string[] {
  try {
    const drug = decodeURIComponent(window.location.hash.slice(1));
    return drug === '' ? [] : [drug];
  } catch {
    return [];
  }
}

interface ChipsProps {
  readonly names: readonly string[];
  readonly onRemove: (name: string) => void;
}

function Chips({ names, onRemove }: ChipsProps) {
  if (names.length === 0) return null;
  return (
    <ul aria-label="Drugs to check" className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(name)}
            className="flex min-h-[44px] items-center gap-1 rounded-full border border-yours-line bg-yours-soft px-3 text-sm text-yours-ink"
          >
            {name}
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FoundProps {
  readonly drugs: readonly string[];
  readonly allergies: string;
}

/** What is stored of the drugs, the most severe first. */
function Found({ drugs, allergies }: FoundProps) {
  const question =
    drugs.length === 0
      ? null
      : `Interactions: ${drugs.join(', ')}.${allergies === '' ? '' : ` Allergies: ${allergies}.`}`;
  const [found, setFound] = useState<{ question: string; blocks: readonly ChatBlock[] | null }>();
  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    const show = (blocks: readonly ChatBlock[] | null) => isCurrent && setFound({ question, blocks });
    checked(question).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [question]);
  if (question === null) return null;
  return (
    <section aria-label="Result" aria-live="polite" className="flex flex-col gap-3">
      {found?.question !== question ? (
        <p className="text-ink-muted">Checking...</p>
      ) : found.blocks === null ? (
        <p role="alert" className="text-caution-ink">
          The check did not work: the interactions are not on this device. Nothing was checked.
        </p>
      ) : (
        <AnswerBlocks blocks={found.blocks} remark={undefined} />
      )}
    </section>
  );
}

async function checked(question: string): Promise<readonly ChatBlock[]> {
  const { answerOnDevice } = await import('../../answers/remi-on-device.ts');
  const { blocks = [] } = await answerOnDevice(question, { profession: '', mode: 'consultation' });
  return blocks;
}
