import type { ReactNode } from 'react';
import type { ShownAlgorithm } from './shown-algorithm.ts';

/** The guidelines of the Namibian tab, primary one first. */
const namibianReferences = [
  'Namibia Standard Treatment Guidelines and Essential Medicines List, 6th edition, 2017',
  'Ministry of Health and Social Services, Namibia. Standard Treatment Guidelines, 2nd edition',
  'Ministry of Health and Social Services, Namibia. Namibia Essential Medicines List (Nemlist), 7th edition',
  'World Health Organization. WHO Model List of Essential Medicines, 23rd list, 2023',
  'World Health Organization. Pocket book of hospital care for children, 2nd edition, 2013',
  'Resuscitation Council of Southern Africa. Basic life support for healthcare providers, 2015',
];

const forComparison =
  'To compare the charts with. What a chart rests on, and how far that was read, stands under the chart.';

/** The fixed list of the Namibian tab. */
export function NamibiaReferences() {
  return (
    <ReferenceList id="namibia-references" title="Medical References" note={forComparison}>
      {namibianReferences.map((reference, index) => (
        <li key={reference} className={index === 0 ? 'font-semibold' : undefined}>
          {reference}
        </li>
      ))}
    </ReferenceList>
  );
}

/** The distinct references of the RCSA algorithms, numbered. */
export function RcsaReferences({ algorithms }: { algorithms: readonly ShownAlgorithm[] }) {
  const references = new Set(
    algorithms.filter(({ tab }) => tab === 'RCSA').flatMap((algorithm) => algorithm.references),
  );
  if (references.size === 0) return null;
  return (
    <ReferenceList id="rcsa-references" title="References">
      {[...references].map((reference) => (
        <li key={reference}>{reference}</li>
      ))}
    </ReferenceList>
  );
}

interface ReferenceListProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function ReferenceList({ id, title, note, children }: ReferenceListProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-line border-t pt-4">
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      {note !== undefined && <p className="text-sm">{note}</p>}
      <ol aria-labelledby={id} className="wrap-anywhere list-decimal space-y-1 pl-6 text-sm">
        {children}
      </ol>
    </section>
  );
}
