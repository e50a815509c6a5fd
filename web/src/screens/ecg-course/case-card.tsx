import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import type { EcgCase } from './cases/ecg-case.ts';

const vitalNames = {
  hr: 'Heart rate',
  bp: 'Blood pressure',
  rr: 'Breathing',
  spo2: 'SpO2',
  gcs: 'GCS',
  glucose: 'Glucose',
} as const;
const vitals = Object.keys(vitalNames) as (keyof typeof vitalNames)[];

/** The patient, the history and the vital signs. */
export function CaseCard({ ecgCase }: { ecgCase: EcgCase }) {
  const { title, patient } = ecgCase;
  return (
    <Card className="flex flex-col gap-3">
      <h2 tabIndex={-1} data-case className="font-bold text-lg">
        {title}
      </h2>
      <dl className="flex flex-col gap-2">
        <Fact name="Patient">
          {patient.gender}, {patient.age} years
        </Fact>
        <Fact name="Presentation">{patient.presentation}</Fact>
        <Fact name="History">{patient.history}</Fact>
      </dl>
      <h3 className="font-semibold">Vital signs</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2">
        {vitals.map((vital) => (
          <div key={vital} className="rounded-control bg-sunken px-3 py-2">
            <dt className="text-ink-muted text-sm">{vitalNames[vital]}</dt>
            <dd className="font-semibold">{ecgCase.vitals[vital]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
