import type { MeasureKey } from '@oryx/contract';
import { plain } from '../../answer/blocks.ts';
import { measures } from '../../read/measures.ts';
import type { Patient } from '../../read/patient.ts';
import { noUnit } from '../../read/values/value-at.ts';

/** Returns the values of a patient, and what was not understood. */
export function assessment(patient: Patient): string[] {
  const { pressure, gcs, avpu, isOnOxygen, oxygenFlow, notUnderstood } = patient;
  const measured = measures.flatMap(({ key, label, unit }) => {
    const reading = patient.signs.get(key)?.latest;
    if (!reading || key === 'weight' || key === 'gcs') return [];
    if (reading.isWithoutUnit) return [`${label}: ${reading.text} as written${noUnit}`];
    const suffix = unit.startsWith('/') || unit === '%' ? unit : ` ${unit}`.trimEnd();
    const converted = reading.converted === undefined ? '' : ` (written ${plain(reading.converted)})`;
    return [`${label}: ${reading.text}${suffix}${converted}`];
  });
  const earlier = overtaken(patient);
  return [
    ...measured,
    ...(pressure ? [`Blood pressure: ${pressure.latest.text} mmHg`] : []),
    ...(gcs === undefined ? [] : [`GCS: ${gcs} of 15`]),
    ...(avpu === undefined ? [] : [`AVPU: ${avpu}${avpu === 'voice' ? ' (or new confusion)' : ''}`]),
    ...(isOnOxygen === undefined
      ? []
      : [isOnOxygen ? ['On oxygen', oxygenFlow ?? []].flat().join(', ') : 'On air']),
    ...(earlier.length > 0 ? [`The latest values count. Earlier in the text: ${earlier.join(', ')}`] : []),
    ...notUnderstood.map((each) => `Not understood, and not used: ${plain(each)}`),
  ];
}

/** Returns the values that a later one replaced, such as `Heart rate 98`. */
function overtaken({ signs: read, pressure }: Patient): readonly string[] {
  const ofSigns = [...read].flatMap(([key, { earlier }]) =>
    earlier.map(({ text }) => `${labelOf(key)} ${text}`),
  );
  return [...ofSigns, ...(pressure?.earlier ?? []).map(({ text }) => `blood pressure ${text}`)];
}

const labelOf = (key: MeasureKey) => measures.find((each) => each.key === key)?.label.toLowerCase() ?? key;
