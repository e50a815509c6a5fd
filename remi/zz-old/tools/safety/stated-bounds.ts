import { type Measure, measures } from '../../read/measures.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import { tokensOf } from '../../read/tokens.ts';

const below = /^(?:under|below|less than|lower than|<) /;
const above = /^(?:over|above|more than|higher than|>|of|at least) /;

/** Names of the blood pressure in the content. */
const pressureNames = ['systolic pressure', 'systolic blood pressure', 'systolic', 'blood pressure'];

/**
 * Returns true if a line of a page states a bound that a value of the patient passes, such as "Systolic pressure
 * under 90" for a patient with 85/50.
 */
export function passesBound(line: string, patient: Patient): boolean {
  const words = tokensOf(line);
  return words.some(({ kind, value: bound }, at) => {
    if (kind !== 'number') return false;
    const before = words.slice(0, at).map(({ text }) => text);
    const two = `${before.slice(-2).join(' ')} `;
    const one = `${before.slice(-1).join(' ')} `;
    const phrase = [two, one].find((each) => below.test(each) || above.test(each));
    if (!phrase) return false;
    const name = before.slice(0, -phrase.trim().split(' ').length).join(' ');
    const value = valueNamed(name, patient);
    if (value === undefined) return false;
    return below.test(phrase) ? value < bound : value > bound;
  });
}

/** Returns the value of the patient that the last words of a text name. */
function valueNamed(text: string, patient: Patient): number | undefined {
  const ends = (name: string) => text === name || text.endsWith(` ${name}`);
  if (pressureNames.some(ends)) return patient.pressure?.latest.value;
  const namesOf = ({ names, weakNames = [], label }: Measure) => [
    ...names,
    ...weakNames.filter((name) => name.length > 2),
    label.toLowerCase(),
  ];
  const measure = measures.find((each) => namesOf(each).some(ends));
  return measure && signValue(patient, measure.key);
}
