import X from 'lucide-react/icons/x';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
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
import { type KnownName, knownNames, namesFor } from './known-names.ts';
import { useDrugCheck } from './use-drug-check.ts';

/** Most drugs of one check, as Remi checks them. */
const mostDrugs = 12;

/** Fewest letters of an allergen that counts before it is entered, so that a forgotten Enter hides no warning. */
const fewestLetters = 3;

interface InteractionCheckProps {
  readonly title: string;
  /** Says why it is today's check although another day was asked for. */
  readonly banner?: ReactNode;
}

/** Checks several drugs against each other and against allergies, on this device. */
export function InteractionCheck({ title, banner }: InteractionCheckProps) {
  const patient = usePatient();
  const stored = useReference(interactionDrugs);
  const pages = useReference(medications);
  const names = useMemo(() => knownNames(stored.data ?? [], pages.data ?? []), [stored.data, pages.data]);
  const [drugs, setDrugs] = useState<readonly string[]>(drugsOfAddress);
  const [drugText, setDrugText] = useState('');
  const [allergens, setAllergens] = useState<readonly string[]>([]);
  const [allergenText, setAllergenText] = useState('');
  const check = useDrugCheck([drugs, allergens]);
  const ofPatient = check && patient?.allergies ? check.allergensIn(patient.allergies) : [];
  const counted =
    allergenText.trim().length < fewestLetters ? allergens : [...allergens, allergenText.trim()];
  const isFull = drugs.length >= mostDrugs;
  const isUnknownDrug =
    drugText.trim().length >= fewestLetters &&
    names.length > 0 &&
    namesFor(drugText, names, drugs).length === 0;
  const unknown = check && allergens.filter((name) => check.nameOf(name) === undefined);

  return (
    <Page>
      <PageHeader
        title={title}
        description="Several drugs and allergies at once. Nothing of it leaves this device."
        backTo="/medications"
      />
      {banner}
      {stored.isError && stored.data === undefined && (
        <LoadError
          title="Unable to Load Interactions"
          description="There was an error loading the interactions. Please check your connection and try again."
          onRetry={stored.refetch}
        />
      )}
      <PatientChip isHiddenWithoutPatient />
      <Picker
        label={drugs.length === 0 ? 'Drug' : 'Another drug'}
        listLabel="Drugs to check"
        chosen={drugs}
        onChoose={setDrugs}
        text={drugText}
        onText={setDrugText}
        names={names}
        isFull={isFull}
        error={
          isUnknownDrug
            ? 'Oryx knows no drug whose name begins so. It is not checked.'
            : isFull
              ? `At most ${mostDrugs} drugs at once.`
              : undefined
        }
      />
      <Picker
        label="Allergies"
        listLabel="Allergies to check"
        chosen={allergens}
        onChoose={setAllergens}
        text={allergenText}
        onText={setAllergenText}
        names={names}
        takes={(name) => check?.nameOf(name) ?? name}
        error={
          unknown && unknown.length > 0
            ? `Oryx knows no drug called ${unknown.join(', ')}. Only contraindications that name it are found.`
            : undefined
        }
      />
      {patient?.allergies && (
        <p className="text-ink-muted text-sm">
          {`From the patient in hand: ${ofPatient.join(', ') || patient.allergies}.`}
        </p>
      )}
      {drugs.length > 0 && (
        <section aria-label="Result" aria-live="polite" className="flex flex-col gap-3">
          {check === undefined ? (
            <p className="text-ink-muted">Checking...</p>
          ) : check === null ? (
            <p role="alert" className="text-caution-ink">
              The check did not work: the interactions are not on this device. Nothing was checked.
            </p>
          ) : (
            <AnswerBlocks blocks={check.blocksFor(drugs, [...ofPatient, ...counted])} remark={undefined} />
          )}
        </section>
      )}
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

interface PickerProps {
  readonly label: string;
  readonly listLabel: string;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The names that are offered while the user types. */
  readonly names: readonly KnownName[];
  readonly error: string | undefined;
  readonly isFull?: boolean;
  /** Makes what Enter takes of a text that is no name. Without it, Enter takes the first name that is offered. */
  readonly takes?: (text: string) => string;
}

/** A field for names, with what is chosen above it and what is offered below it. */
function Picker(props: PickerProps) {
  const { label, listLabel, chosen, onChoose, text, onText, names, error, isFull = false, takes } = props;
  const field = useRef<HTMLInputElement>(null);
  const offered = namesFor(text, names, chosen);

  function add(name: string) {
    if (!chosen.includes(name)) onChoose([...chosen, name]);
    onText('');
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const first = takes ? takes(text.trim()) : offered[0]?.drug;
    if (first) add(first);
  }

  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label={listLabel} className="flex flex-wrap gap-2">
          {chosen.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChoose(chosen.filter((each) => each !== name))}
                className="flex min-h-[44px] items-center gap-1 rounded-full border border-yours-line bg-yours-soft px-3 text-sm text-yours-ink"
              >
                {name}
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* The only field of its form, because Enter submits no form of several fields without a button. */}
      <form onSubmit={submit} className="flex flex-col gap-2">
        <Field label={label} error={error}>
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={60}
              disabled={isFull}
              value={text}
              onChange={(event) => onText(event.target.value)}
            />
          )}
        </Field>
        {offered.length > 0 && (
          <ul aria-label={takes ? 'Allergens' : 'Names'} className="flex flex-wrap gap-2">
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
    </>
  );
}
