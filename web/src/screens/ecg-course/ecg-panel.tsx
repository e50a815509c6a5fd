import { useId } from 'react';
import { EcgPaper } from '../../clinical/ecg/ecg-paper.tsx';
import { TitledCard } from '../../ui/titled-card.tsx';
import type { EcgCase } from './cases/ecg-case.ts';

/** The recording of a case on paper, and its description. */
export function EcgPanel({ ecgCase }: { ecgCase: EcgCase }) {
  const id = useId();
  const { title, recording, record, inWords } = ecgCase;
  return (
    <TitledCard title="12-lead ECG">
      <p className="text-ink-muted text-sm">{recording}</p>
      <EcgPaper record={record} label={`12-lead ECG of case “${title}”`} describedBy={id} />
      <details>
        <summary className="min-h-11 py-2.5 font-semibold text-accent-ink">This ECG in words</summary>
        <ul id={id} className="list-disc space-y-1 pl-5">
          {inWords.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </details>
    </TitledCard>
  );
}
