import type { EcgName } from '@oryx/contract/learning';
import { EcgPaper } from './ecg-paper.tsx';
import type { EcgTrace } from './leads.ts';
import { traces } from './traces/traces.ts';

interface NamedEcgProps {
  /** The name of a trace. A later Oryx may send one that this app cannot draw. */
  readonly name: string;
  readonly label: string;
}

/** A trace of the gallery or of the course by its name, on paper. It says nothing of what it shows. */
export function NamedEcg({ name, label }: NamedEcgProps) {
  const record: (() => EcgTrace) | undefined = Object.hasOwn(traces, name)
    ? traces[name as EcgName]
    : undefined;
  if (!record)
    return <p className="font-semibold">This ECG cannot be drawn. Close Oryx and open it again.</p>;
  return <EcgPaper record={record} label={label} />;
}
