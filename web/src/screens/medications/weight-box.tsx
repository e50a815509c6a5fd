import type { Medication } from '@oryx/contract';
import {
  type AgeOption,
  guards,
  isPlausible,
  noBreakSpace,
  numberText,
  type Patient,
  type PlannedPatient,
  planFor,
  shared,
} from '@oryx/doses';
import { useId, useRef, useState } from 'react';
import { stockedKey } from '../../clinical/ampoules/ampoules.ts';
import { useAmpoules } from '../../clinical/ampoules/ampoules-store.ts';
import { PatientChip } from '../../clinical/patient/patient-chip.tsx';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { usePatient } from '../../clinical/patient/patient-store.ts';
import { ageWords, weightWords } from '../../clinical/patient/patient-words.ts';
import { Announcement, announcedIn } from '../../ui/announcement.tsx';
import { Button } from '../../ui/button.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { ageIn, emptyAge } from './age-entry.ts';
import { AgeQuestion } from './age-question.tsx';
import { type Choice, Doses } from './doses.tsx';
import { AgeField, useTypedHeight, useTypedWeight, WeightField } from './patient-fields.tsx';
import { WithheldDoses } from './withheld-doses.tsx';

/** A question about the age that the user has answered. */
interface Answered {
  readonly options: readonly AgeOption[];
  readonly chosen: AgeOption;
}

/**
 * The dose of a drug for one patient, as a volume. Weight and age come from the patient in hand or from the
 * fields. What is typed here only lives in the dialog of this drug: it is neither stored nor carried to
 * another drug.
 */
export function WeightBox({ medication }: { medication: Medication }) {
  const hand = usePatient();
  if (medication.doses.length === 0) return null;
  // Whatever was typed or chosen for another patient goes with that patient.
  return <Box key={hand?.changedAt} medication={medication} hand={hand} />;
}

function Box({ medication, hand }: { medication: Medication; hand: PatientInHand | null }) {
  const titleId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const ageField = useRef<HTMLInputElement>(null);
  const stocked = stockedKey(useAmpoules(), medication.id);
  const typedWeight = useTypedWeight();
  const typedHeight = useTypedHeight();
  const [typedSex, setTypedSex] = useState<Patient['sex']>(null);
  const [typedAge, setTypedAge] = useState(emptyAge);
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const [choice, setChoice] = useState<Choice>({});
  const [isChildAsked, setIsChildAsked] = useState(false);

  const weight = hand?.weight ?? typedWeight.value;
  const age = hand?.age ?? ageIn(typedAge);
  const height = hand?.height ?? (typedHeight.value === 'invalid' ? null : typedHeight.value);
  const sex = hand?.sex ?? typedSex ?? null;
  const recipient: PlannedPatient | null =
    weight === 'invalid' || age === 'invalid'
      ? null
      : { weight, age, height, sex, ages: age === null ? agesOf(answers) : null };
  const plan = recipient && planFor(medication.doses, recipient);
  const canBeChild =
    recipient !== null &&
    recipient.age === null &&
    (recipient.weight ?? 0) > guards.heaviestChild &&
    plan?.withheld.some(({ dose }) => dose.patient === 'child');
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="font-semibold text-sm print:hidden">
        Dose for weight
      </h3>
      <PatientChip isHiddenWithoutPatient />
      {hand && (hand.weight !== null || hand.age !== null) && (
        <p className="-mt-2 text-ink-muted text-sm print:hidden">
          {`${knownText(hand)} from the patient in hand.`}
        </p>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2 print:hidden">
        {(hand?.weight ?? null) === null && (
          <div className="min-w-0 flex-1 basis-40">
            <WeightField
              measured={{
                ...typedWeight,
                change: (next) => {
                  typedWeight.change(next);
                  // Another weight may be another patient.
                  if (next.text !== undefined) setAnswers([]);
                },
              }}
            />
          </div>
        )}
        {(hand?.age ?? null) === null && (
          <div className="min-w-0 flex-1 basis-36">
            <AgeField
              inputRef={ageField}
              entry={typedAge}
              isAsked={isChildAsked && age === null}
              onEntry={(entry) => {
                setTypedAge(entry);
                setAnswers([]);
              }}
            />
          </div>
        )}
      </div>
      {recipient?.age === null &&
        answers.map(({ options, chosen }, index) => (
          <AgeQuestion
            // biome-ignore lint/suspicious/noArrayIndexKey: a changed answer removes those after it
            key={index}
            options={options}
            chosen={chosen}
            onChoose={(option) => setAnswers([...answers.slice(0, index), { options, chosen: option }])}
          />
        ))}
      {recipient?.weight != null &&
        recipient.age !== null &&
        !isPlausible(recipient.age, recipient.weight) && (
          <p className={`flex gap-1.5 rounded-control border px-2 py-1 text-sm ${toneStyle.caution}`}>
            <ToneIcon tone="caution" />
            This weight is unusual for the age. Check both.
          </p>
        )}
      <Announcement text={() => announcedIn(answer.current)} />
      <div ref={answer} className="flex flex-col gap-3 empty:hidden">
        {recipient && plan && (
          <>
            <Doses
              plan={plan}
              medication={medication}
              stocked={stocked}
              patientText={patientText(hand, recipient, answers)}
              body={{
                height: hand?.height == null ? typedHeight : 'known',
                sex: hand?.sex == null ? sex : 'known',
                onSex: setTypedSex,
              }}
              choice={choice}
              onChoice={setChoice}
              onAnswer={(options, chosen) => setAnswers([...answers, { options, chosen }])}
            />
            {canBeChild && (
              <Button
                variant="ghost"
                className="-ml-4 self-start print:hidden"
                onClick={() => {
                  setIsChildAsked(true);
                  ageField.current?.focus();
                }}
              >
                Child’s doses
              </Button>
            )}
            <WithheldDoses withheld={plan.withheld} isOpen={plan.candidates.length === 0} />
          </>
        )}
      </div>
    </section>
  );
}

/** Returns the ages that all answers leave. */
const agesOf = (answers: readonly Answered[]): PlannedPatient['ages'] =>
  answers
    .map(({ chosen }) => chosen.span)
    .reduce<PlannedPatient['ages']>((left, span) => (left === null ? span : shared(left, span)), null);

/** Returns which facts the patient in hand gives, such as `Weight and age`. */
const knownText = ({ weight, age }: PatientInHand): string =>
  weight === null ? 'Age' : age === null ? 'Weight' : 'Weight and age';

/** Returns the patient of a dose in words, such as `4 years, 16 kg (estimated by age)`. */
function patientText(
  hand: PatientInHand | null,
  { weight, age }: PlannedPatient,
  answers: readonly Answered[],
): string {
  const weightText =
    hand?.weight == null ? weight && `${numberText(weight)}${noBreakSpace}kg` : weightWords(hand);
  const ageText = age === null ? answers.at(-1)?.chosen.label : ageWords(age);
  return [ageText, weightText].filter(Boolean).join(', ') || 'unknown weight and age';
}
