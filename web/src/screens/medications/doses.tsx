import type { Medication } from '@oryx/contract';
import {
  type AgeOption,
  answerFor,
  type Candidate,
  type Plan,
  routesText,
  ruleText,
  waysOf,
} from '@oryx/doses';
import { AgeQuestion } from './age-question.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { DoseCard } from './dose-card.tsx';
import { OtherDoses } from './other-doses.tsx';
import { type Body, BodyFields } from './patient-fields.tsx';

interface DosesProps {
  readonly plan: Plan;
  readonly medication: Medication;
  readonly stocked: string | null;
  readonly patientText: string;
  readonly body: Body;
  readonly choice: Choice;
  readonly onChoice: (choice: Choice) => void;
  readonly onAnswer: (options: readonly AgeOption[], chosen: AgeOption) => void;
}

/** What the user has chosen to see. */
export interface Choice {
  readonly topic?: string;
  readonly way?: string;
  /** A dose other than the first. */
  readonly dose?: Candidate['dose'];
}

/** The purposes, the ways to give the drug, and one dose. The others are folded beneath. */
export function Doses({ plan, choice, onChoice, ...shared }: DosesProps) {
  // No other purpose takes the place of the one that the user has chosen.
  const topic = choice.topic ?? plan.topics[0];
  const isForPatient = topic !== undefined && plan.topics.includes(topic);
  return (
    <>
      {(plan.topics.length > 1 || !isForPatient) && plan.topics.length > 0 && (
        <ChoiceChips
          isOneLine
          label="Purpose"
          options={plan.topics}
          value={isForPatient ? topic : null}
          onChange={(wanted) => onChoice({ topic: wanted })}
        />
      )}
      {isForPatient ? (
        <TopicDoses topic={topic} plan={plan} choice={choice} onChoice={onChoice} {...shared} />
      ) : (
        <p data-announced className="font-medium">
          {plan.topics.length > 0
            ? `${topic}: no dose is worked out for this patient.`
            : 'No dose of this page is worked out for this patient.'}
        </p>
      )}
    </>
  );
}

/** The ways to give the drug for one purpose, one dose, and the others. */
function TopicDoses({
  topic,
  plan,
  medication,
  stocked,
  patientText,
  body,
  choice,
  onChoice,
  onAnswer,
}: DosesProps & { topic: string }) {
  const ofTopic = plan.candidates.filter(({ dose }) => dose.topic === topic);
  const ways = waysOf(ofTopic);
  const chosen = ofTopic.find(({ dose }) => dose === choice.dose);
  const way =
    ways.find(({ label }) => label === choice.way) ??
    ways.find(({ candidates }) => chosen && candidates.includes(chosen)) ??
    ways[0];
  const lead = chosen ?? way?.candidates[0];
  if (way === undefined || lead === undefined) return null;
  const answer = answerFor(lead, ofTopic);
  const main = answer.state === 'ask age' ? answer.among : [lead];
  const isOnBody = ofTopic.some(
    ({ dose: { amount, bodyWeight } }) =>
      amount.kind === 'perKg' && (bodyWeight === 'ideal' || bodyWeight === 'lean'),
  );
  return (
    <>
      {ways.length > 1 && (
        <ChoiceChips
          isOneLine
          label="Route"
          options={ways.map(({ label }) => label)}
          value={way.label}
          onChange={(wanted) => onChoice({ topic, way: wanted })}
        />
      )}
      {isOnBody && <BodyFields {...body} />}
      {answer.state === 'ask age' && (
        <AgeQuestion
          options={answer.options}
          chosen={null}
          onChoose={(option) => onAnswer(answer.options, option)}
        />
      )}
      {answer.state !== 'ask age' &&
        (answer.candidate.waitsFor === null ? (
          <DoseCard
            key={medication.doses.indexOf(answer.candidate.dose)}
            candidate={answer.candidate}
            medication={medication}
            patientText={patientText}
            stocked={stocked}
            takesFocus={answer.candidate === chosen}
          />
        ) : (
          <Waiting candidate={answer.candidate} />
        ))}
      <OtherDoses
        candidates={ofTopic.filter((other) => !main.includes(other))}
        isContested={(candidate) => answerFor(candidate, ofTopic).state === 'ask age'}
        medication={medication}
        stocked={stocked}
        onChoose={({ dose }) => onChoice({ topic, dose })}
      />
    </>
  );
}

/** A dose that cannot be worked out yet, with what is missing. */
function Waiting({ candidate: { dose, patient, waitsFor } }: { candidate: Candidate }) {
  const isBodyKnown = patient.height != null && patient.sex != null;
  return (
    <p data-announced>
      <span className="block font-semibold first-letter:uppercase">{dose.indication}</span>
      {`${ruleText(dose)} ${routesText(dose.routes)}. `}
      <strong>
        {waitsFor === 'weight'
          ? 'Enter the weight.'
          : isBodyKnown
            ? `The formula of the ${dose.bodyWeight} weight starts at 152.4 cm: work it out by hand.`
            : `It works on the ${dose.bodyWeight} weight: enter height and sex.`}
      </strong>
    </p>
  );
}
