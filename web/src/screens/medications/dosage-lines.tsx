import type { Medication } from '@oryx/contract';
import { dosageText, doseParts } from '@oryx/doses';
import { ChangedMark } from '../../clinical/changed.tsx';
import { ReviewMark } from '../../clinical/review-mark.tsx';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { shown } from '../../clinical/shown.ts';
import { LinkedText } from '../../search/linked-text.tsx';

type DosageLinesProps = Pick<Medication, 'doses' | 'concentrations' | 'dosageAdministration'>;

/**
 * The doses, one per line: patient and indication, then the amount. The text is shown instead if it says more
 * than the doses that could be read.
 */
export function DosageLines({ doses, concentrations, dosageAdministration: text }: DosageLinesProps) {
  if (doses.length === 0 || dosageText(doses, concentrations) !== text) {
    return <p className="wrap-anywhere whitespace-pre-line">{shown(text)}</p>;
  }
  return (
    <ul className="wrap-anywhere divide-y divide-line">
      {doses.map((dose, index) => {
        const { heading, size, more, isGeneral } = doseParts(dose, concentrations);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the doses may be alike and never move
          <li key={index} className="py-2">
            <span className="block text-ink-muted text-sm">{heading}: </span>
            <span className="font-semibold">{size}.</span>
            {more.length > 0 && <LinkedText>{` ${more.join('. ')}.`}</LinkedText>}{' '}
            {isGeneral && <ReviewMark />} {dose.review && <ReviewStatus review={dose.review} />}
            <ChangedMark part={dose} />
          </li>
        );
      })}
    </ul>
  );
}
