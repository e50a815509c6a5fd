import { ReviewMark } from '../../clinical/review-mark.tsx';
import { type EcgCase, type ModelAnswer, pointsOf } from './cases/ecg-case.ts';

interface CorrectAnswerProps {
  readonly answer: ModelAnswer;
  readonly isNamed: (point: number) => boolean;
  readonly onMark: (point: number) => void;
}

/** The correct answer as a list to mark the own answer by: findings with their diagnosis, or ordered actions. */
export function CorrectAnswer({ answer, isNamed, onMark }: CorrectAnswerProps) {
  const points = pointsOf(answer).map((text, point) => (
    <li key={text}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={isNamed(point)}
          onChange={() => onMark(point)}
          className="mt-0.5 size-6 shrink-0 accent-(--accent)"
        />
        <span className={point === diagnosisOf(answer) ? 'font-semibold' : undefined}>{text}</span>
      </label>
    </li>
  ));
  if (answer.kind === 'management') return <ol className="list-decimal pl-6">{points}</ol>;
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold">Interpretation</h4>
      <ul className="flex flex-col">{points.slice(0, -1)}</ul>
      <h4 className="font-semibold">Diagnosis</h4>
      <ul>{points.at(-1)}</ul>
    </div>
  );
}

/** Returns the place of the diagnosis among the points, or none. */
function diagnosisOf(answer: ModelAnswer): number {
  return answer.kind === 'management' ? -1 : answer.interpretation.length;
}

/** The learning points of the question. */
export function LearningPoints({ points }: { points: readonly string[] }) {
  return (
    <>
      <h3 className="font-bold">Learning points</h3>
      <ul className="list-disc space-y-1.5 pl-6">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}

const howRead = {
  full: 'read in full',
  excerpt: 'read in excerpt',
  none: 'named from general knowledge, not opened',
} as const;

/** The sources of a case. Answers without a source are general knowledge. */
export function AnswerSources({ sources }: { sources: EcgCase['sources'] }) {
  return (
    <section aria-label="Sources" className="flex flex-col gap-2 border-line border-t pt-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">Sources</h3>
        <ReviewMark />
      </div>
      <ul className="wrap-anywhere flex flex-col gap-1.5">
        {sources.map(({ title, read, for: facts }) => (
          <li key={title}>
            {title}
            <span className="block text-ink-muted">{`${facts}; ${howRead[read]}`}</span>
          </li>
        ))}
      </ul>
      <p>What no source is named for rests on general knowledge. No clinician has signed the answers off.</p>
    </section>
  );
}
