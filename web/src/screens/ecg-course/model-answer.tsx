import { ReviewMark } from '../../clinical/review-mark.tsx';
import type { EcgCase, ModelAnswer } from './cases/ecg-case.ts';

/** The correct answer: an interpretation with its diagnosis, or an ordered list of actions. */
export function CorrectAnswer({ answer }: { answer: ModelAnswer }) {
  if (answer.kind === 'management')
    return (
      <ol className="list-decimal space-y-1.5 pl-6">
        {answer.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold">Interpretation</h4>
      <ul className="list-disc space-y-1.5 pl-6">
        {answer.interpretation.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <h4 className="font-semibold">Diagnosis</h4>
      <p className="font-semibold">{answer.diagnosis}</p>
    </div>
  );
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
