import type { Algorithm, Dose, DoseUnit, Medication } from '@oryx/contract';
import {
  amountText,
  type Dimension,
  dimensionOf,
  doseLine,
  doseParts,
  fitOf,
  inBasicUnit,
  isForAge,
  isForWeight,
  perHour,
  quantityText,
  routesText,
  strengthOf,
  workOut,
} from '@oryx/doses';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFacts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { measures } from '../../read/measures.ts';
import { readPatient } from '../../read/patient.ts';
import type { Overdose } from '../../remi.ts';
import { shippedLibrary, shippedSources } from '../../test/shipped.ts';
import { overdosesOfAnswer, overdosesOfMessage } from './overdoses.ts';
import { doseWarnings } from './respond.ts';

let library: Library;
let medications: readonly Medication[];
let algorithms: readonly Algorithm[];

beforeAll(async () => {
  const sources = await shippedSources();
  ({ medications, algorithms } = sources);
  library = await shippedLibrary();
});

type Route = Dose['routes'][number];
type Per = 'dose' | 'h' | 'day';

/** The patients of the questions. `age` is in days. */
const patients = [
  { group: 'adult', weight: 70, age: 40 * 365.25, old: '40 years old' },
  { group: 'child', weight: 20, age: 6 * 365.25, old: '6 years old' },
  { group: 'newborn', weight: 3, age: 7, old: '7 days old' },
] as const;
type Patient = (typeof patients)[number];

const basicUnits: Partial<Readonly<Record<Dimension, DoseUnit>>> = {
  ...{ mass: 'mg', volume: 'mL', unit: 'unit', mmol: 'mmol', puff: 'puff', vial: 'vial', tablet: 'tablet' },
};
const endings: Readonly<Record<Per, string>> = { dose: '', h: '/h', day: ' in 24 hours' };

/** Writes an amount of the basic unit of a dimension. */
function written(size: number, dimension: Dimension, per: Per): string {
  const unit = basicUnits[dimension];
  if (unit === undefined) throw new Error(`no unit of ${dimension}`);
  return `${quantityText(Number(size.toPrecision(6)), unit)}${endings[per]}`;
}

/** A dose of a page, worked out for a patient, in the basic unit of its dimension. */
interface Stated {
  readonly dose: Dose;
  readonly dimension: Dimension;
  readonly per: 'dose' | 'h';
  readonly size: number;
}

/** Returns the doses that a page states for a patient of unknown age. A volume of a strength counts as its drug. */
function statedFor({ doses, concentrations }: Medication, { group, weight }: Patient): readonly Stated[] {
  const known = { weight, age: null };
  const own = doses.filter(({ patient }) => patient === group || patient === 'any');
  return own.flatMap((dose) => {
    const worked = workOut(dose, known, null);
    if (fitOf(dose, known).state === 'withheld' || worked.state === 'withheld') return [];
    const { unit, time } = dose.amount;
    const size = inBasicUnit(worked.amount.high, unit) * perHour(time);
    const per = time === null ? ('dose' as const) : ('h' as const);
    const strength = concentrations.find(({ key }) => key === dose.concentration);
    const perMl = dimensionOf(unit) === 'volume' && strength ? strengthOf(strength) : undefined;
    const drawn = perMl ? [{ dose, dimension: perMl.dimension, per, size: size * perMl.size }] : [];
    return [{ dose, dimension: dimensionOf(unit), per, size }, ...drawn];
  });
}

const hoursIn = { min: 1 / 60, h: 1, day: 24 } as const;

/** Returns the amount of a day that a dose itself states, or undefined. */
function ownOfDay({ dose: { count, interval, repeat, maximum }, size }: Stated): number | undefined {
  if (maximum?.per === 'day' || maximum?.per === 'course') return inBasicUnit(maximum.amount, maximum.unit);
  const hours = interval ? interval.min * hoursIn[interval.unit] : 0;
  // "After 20 min" is said of the next dose, not of all doses of a day.
  const byInterval = hours >= 4 ? Math.ceil(24 / hours) : undefined;
  const doses = count ? Math.min(count.most, byInterval ?? count.most) : byInterval;
  if (doses !== undefined) return size * doses;
  return interval === null && repeat === null ? size : undefined;
}

/** Returns the largest amount of a day that the page states for a dose by a route: in its limits, or by itself. */
function ofDay({ limits }: Medication, { group, weight, age }: Patient, route: Route, stated: Stated) {
  const own = limits.filter(
    (limit) =>
      (limit.per === 'day' || limit.per === 'course') &&
      dimensionOf(limit.unit) === stated.dimension &&
      (limit.topics?.includes(stated.dose.topic) ?? true) &&
      (limit.patient === group || limit.patient === 'any') &&
      isForAge(limit, age) &&
      isForWeight(limit.weights, weight) &&
      (limit.routes?.includes(route) ?? true),
  );
  const sizes = own.map(
    ({ amount, unit, kind }) => inBasicUnit(amount, unit) * (kind === 'perKg' ? weight : 1),
  );
  return sizes.length > 0 ? Math.max(...sizes) : ownOfDay(stated);
}

/** Returns the largest amount for a time, if the page states it for each dose by the route. */
function mostOf(drug: Medication, patient: Patient, route: Route, doses: readonly Stated[], per: Per) {
  const alike = doses.filter((each) => each.per === (per === 'h' ? 'h' : 'dose'));
  const sizes = alike.map((each) => (per === 'day' ? ofDay(drug, patient, route, each) : each.size));
  const known = sizes.filter((size) => size !== undefined);
  return alike.length > 0 && known.length === sizes.length ? Math.max(...known) : undefined;
}

/** A question about an amount, and what a language model could answer. Its figure may well occur in its evidence. */
interface Asked {
  readonly message: string;
  readonly question: string;
  readonly answer: string;
}

function askedOf(drug: Medication, patient: Patient, route: Route, amount: string, per: Per): Asked {
  const who = `${patient.group} ${patient.weight} kg${per === 'day' ? `, ${patient.old}` : ''}`;
  const given = `${amount} ${routesText([route])}`;
  return {
    message: `${drug.name} ${given} now, ${who}`,
    question: `${drug.name} dose, ${who}`,
    answer: `Give ${drug.name} ${given}.`,
  };
}

/** Returns three times the largest stated amount, for each patient, route, kind of unit and time. */
function overdosesOf(drug: Medication): readonly Asked[] {
  return patients.flatMap((patient) => {
    const all = statedFor(drug, patient);
    const routes = [...new Set(all.flatMap(({ dose }) => dose.routes))];
    const dimensions = [...new Set(all.map(({ dimension }) => dimension))];
    return routes.flatMap((route) =>
      dimensions.flatMap((dimension) => {
        const own = all.filter((each) => each.dimension === dimension && each.dose.routes.includes(route));
        return (['dose', 'h', 'day'] as const).flatMap((per) => {
          const most = mostOf(drug, patient, route, own, per);
          if (most === undefined) return [];
          return [askedOf(drug, patient, route, written(3 * most, dimension, per), per)];
        });
      }),
    );
  });
}

/** Returns each dose as it is worked out for a patient. */
const rightDosesOf = (drug: Medication): readonly Asked[] =>
  patients.flatMap((patient) =>
    statedFor(drug, patient).flatMap(({ dose, dimension, per, size }) =>
      dose.routes.map((route) => askedOf(drug, patient, route, written(size, dimension, per), per)),
    ),
  );

async function overdosesIn(message: string) {
  const facts = await readFacts(message, library, async () => undefined);
  return doseWarnings(facts).flatMap(({ overdose }) => overdose ?? []);
}

/** Returns the overdoses of a message without the rest of the answer, which takes longer. */
const foundIn = (message: string) =>
  overdosesOfMessage({
    text: message,
    patterns: library.patterns,
    question: { ...library.retrieval.read(message), mentions: library.retrieval.mentionsIn(message) },
  });

/** Many answers are those to one question, which is read once. */
const questions = new Map<string, ReturnType<Library['retrieval']['read']>>();

function foundInAnswer(answer: string, question: string): readonly Overdose[] {
  const read = questions.get(question) ?? library.retrieval.read(question);
  questions.set(question, read);
  return overdosesOfAnswer(answer, { ...read, text: question }, library);
}

/** Returns the texts, each once: a dose by the same amount is stated for several purposes. */
const unique = (texts: readonly string[]) => [...new Set(texts)];

const textsOf = (found: readonly Overdose[]) => found.flatMap(({ above }) => above.map(({ text }) => text));
const loudIn = (text: string, found: readonly Overdose[]) =>
  found.length === 0 ? [] : [`${text} => ${textsOf(found).join(' | ')}`];

/** A text that holds an amount of a drug. */
const dosed = /\d\s*(?:mg|micrograms|mL|g|mmol|units)\b/;

const whoOf = ({ patient }: Dose) => (patient === 'any' ? 'adult' : patient);

describe('overdoses, over the content that comes with Oryx', () => {
  it('REMI-18 Remi warns of three times the largest dose for each patient, route and time', async () => {
    const all = medications.flatMap(overdosesOf);
    expect(all.length).toBeGreaterThan(300);
    const silent: string[] = [];
    for (const { message } of all) if ((await overdosesIn(message)).length === 0) silent.push(message);
    expect(silent).toEqual([]);
  });

  it('REMI-18 three times the largest dose is marked in the answer of a model', () => {
    const silent = medications
      .flatMap(overdosesOf)
      .filter(({ answer, question }) => foundInAnswer(answer, question).length === 0);
    expect(silent).toEqual([]);
  });

  it('REMI-18 no dose as a page states it is above it', () => {
    const texts = medications.flatMap(({ name, doses }) =>
      doses.flatMap((dose) =>
        dose.routes.flatMap((route) => {
          const given = `${name} ${amountText(dose.amount)} ${routesText([route])}, ${whoOf(dose)}`;
          return [given, `${given}, ${dose.indication}`, `${given}, ${dose.topic}`];
        }),
      ),
    );
    expect(unique(texts).flatMap((text) => loudIn(text, foundIn(text)))).toEqual([]);
  });

  it('REMI-18 no dose as it is worked out for a patient is above the page', () => {
    const asked = new Map(medications.flatMap(rightDosesOf).map((each) => [each.message, each]));
    const loud = [...asked.values()].flatMap(({ message, question, answer }) => [
      ...loudIn(message, foundIn(message)),
      ...loudIn(`${question}: ${answer}`, foundInAnswer(answer, question)),
    ]);
    expect(loud).toEqual([]);
  });

  it('REMI-18 nothing is marked in an answer that copies a page, or words its doses in another way', () => {
    const loud = medications.flatMap(({ id, name, doses, concentrations }) =>
      doses.flatMap((dose) => {
        const copied = `[${name}](/medications/${id})\n\n- ${doseLine(dose, concentrations)}`;
        const worded = `For ${dose.indication} give ${name} ${doseParts(dose, concentrations).size}.`;
        return [
          ...loudIn(copied, foundInAnswer(copied, `${name} dose`)),
          ...loudIn(worded, foundInAnswer(worded, `${name} dose ${whoOf(dose)}`)),
        ];
      }),
    );
    expect(loud).toEqual([]);
  });

  it('REMI-18 no dose in a line of a chart is above the page of its drug', () => {
    const lines = algorithms.flatMap(({ title, steps = [] }) => {
      const who = /newborn/i.test(title) ? 'Newborn' : /child|paediatric/i.test(title) ? 'Child' : '';
      return (
        steps
          .flatMap(({ heading, details }) => [heading, ...details])
          // The first week of life has a dose of its own in brackets.
          .flatMap((line) => line.split(/\s(?=\(first\s7\sdays)/))
          .filter((line) => dosed.test(line))
          // "Under 1 month" is a bound, which Remi does not take for the age of a patient.
          .map((line) => [`${title}: ${line}`, `${/^under\s1\smonth/i.test(line) ? 'Newborn' : who} ${line}`])
      );
    });
    expect(lines.length).toBeGreaterThan(250);
    expect(lines.flatMap(([place = '', line = '']) => loudIn(place, foundIn(line)))).toEqual([]);
  });

  it.each([
    // What the review of the code found in silence, in its own words.
    ['lidocaine 5 mg/kg IV adult', '3 mg/kg in all IV or IO'],
    ['lidocaine 400 mg IV bolus 70 kg man cardiac arrest', '3 mg/kg in all IV or IO'],
    ['paracetamol 50 mg/kg/day IV child 8 kg', '30 mg/kg in 24 hours IV'],
    ['Morphine 6 mg IV, child 20 kg', '0.2 mg/kg in one dose'],
    ['Adrenaline 0.6 mg IV, child 20 kg', '10 micrograms/kg'],
    ['Adenosine 12 mg IV now, child 20 kg', '0.2 mg/kg'],
    ['Amiodarone 300 mg IV now, child 20 kg', '5 mg/kg'],
    ['Enoxaparin 90 mg IV now, adult 70 kg', '30 mg'],
    ['Etomidate 18 mg IV now, child 20 kg', '0.3 mg/kg'],
    ['Insulin 6 units IV now, child 20 kg', '0.1 units/kg'],
    ['Lidocaine 315 mg IV now, adult 70 kg', '1-1.5 mg/kg'],
    ['Lidocaine 60 mg IV now, child 20 kg', '1 mg/kg'],
    ['Metoclopramide 9 mg IV now, child 20 kg', '0.1-0.15 mg/kg'],
    ['Phenytoin 1200 mg IV now, child 20 kg', '20 mg/kg'],
    ['Tranexamic acid 900 mg IV now, child 20 kg', '15-30 mg/kg'],
    // These lie within a larger total of the page, and above its largest single dose.
    ['Metoclopramide 30 mg IV now, adult 70 kg', '10 mg'],
    ['Metoclopramide 30 mg IM now, adult 70 kg', '10 mg'],
    ['Metoclopramide 30 mg oral now, adult 70 kg', '10 mg by mouth'],
    ['Naloxone 6 mg IV now, adult 70 kg', '0.4-2 mg'],
    ['Naloxone 6 mg IM now, adult 70 kg', '0.4-2 mg'],
    ['Naloxone 6 mg SC now, adult 70 kg', '0.4-2 mg'],
    ['Oxytocin 30 units IM now, adult 70 kg', '10 units'],
    ['Suxamethonium 420 mg IV now, adult 70 kg', '1-2 mg/kg'],
    ['haloperidol 30 mg oral daily', '15 mg in 24 hours by mouth'],
    // The limit is that of another route, and says so.
    ['haloperidol 30 mg IV daily', '20 mg in 24 hours IM'],
    // A right dose by another route, or for another purpose.
    ['adrenaline 5 mg IV', '1 mg'],
    ['adrenaline 1:1000 5 mL IV', '1 mg'],
    ['anaphylaxis: adrenaline 1 mg IV', '0.5 mg'],
    ['midazolam 50 mg/h', '20 mg/h'],
    ['phenytoin 100 mg/min', '50 mg a minute IV'],
    // At 6 years, +3 SD is under 34 kg, so 0.1 mg/kg is under 3.4 mg.
    ['6 year old, morphine 6 mg IV', '0.05-0.1 mg/kg'],
    ['tenecteplase 50 mg, 80 years old, 95 kg', '25 mg in all'],
  ])('REMI-18 Remi warns of "%s" and names what it is above', async (message, above) => {
    expect(textsOf(await overdosesIn(message)).join('\n')).toContain(above);
  });

  it('REMI-18 Remi warns of an overdose late in a long message', async () => {
    const message = `${'The patient is stable. '.repeat(40)}Now paracetamol 10 g a day`;
    expect(textsOf(await overdosesIn(message))).toEqual(['Adult: 4 g in 24 hours']);
  });

  it.each([
    'naloxone 10 mg in all, adult',
    'morphine 15 mg IV in total, adult',
    'adrenaline 5 mg nebulised',
    'cardiac arrest after anaphylaxis, adrenaline 1 mg IV',
    'anaphylaxis, now in arrest, adrenaline 1 mg IV',
    'adrenaline 0.5 mg IM then 5 mg nebulised',
    'adenosine 6 mg IV then 20 mL saline flush',
    'amiodarone 300 mg in 20 mL of glucose 5%',
    'glucose 35 mmol/L, insulin 6 units IV',
    'on 15 L/min oxygen by mask',
  ])('REMI-18 Remi does not warn of "%s"', async (message) => {
    expect(textsOf(await overdosesIn(message))).toEqual([]);
  });

  it.each([
    ['Give adrenaline 5 mg IV.', 'adrenaline dose in cardiac arrest', '5 mg'],
    ['[Adrenaline](/medications/1)\n\n- **IV**: 5 mg', 'adrenaline dose', '5 mg'],
    ['Adrenaline 5 mg by nebuliser, then 5 mg IV.', 'croup, child 20 kg', '5 mg'],
    ['Morphine 6 mg IV.', 'morphine for a child of 20 kg', '6 mg'],
    ['Adults get morphine 6 mg IV.', 'morphine for a child of 20 kg', ''],
    ['For anaphylaxis give adrenaline 1 mg IV.', 'adrenaline', '1 mg'],
    ['Give adrenaline 1 mg IV.', 'adrenaline in anaphylaxis', '1 mg'],
    ['Adrenaline 10 micrograms/kg IV, at most 1 mg.', 'arrest, child 20 kg', ''],
    ['Adrenaline 10 micrograms/kg IV, at most 5 mg.', 'arrest, child 20 kg', '5 mg'],
    ['Without adrenaline, lidocaine 3 mg/kg by infiltration.', 'local anaesthesia', ''],
  ])('REMI-18 in the answer %j to %j, "%s" is marked', (text, question, marked) => {
    const found = foundInAnswer(text, question).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(marked === '' ? [] : [marked]);
  });

  it('REMI-18 no value of a patient beside a drug is a dose of it', () => {
    const base = library.retrieval.read('a drug', readPatient('', library.patterns), []);
    const wrong: string[] = [];
    for (const { name } of medications)
      for (const { names = [], weakNames = [], units, low, high } of measures) {
        const value = Math.round(low + (high - low) * 0.9);
        for (const unit of ['', ...units.flatMap(({ written }) => written.slice(0, 3))]) {
          const text = `on ${name}, ${[...names, ...weakNames][0]} ${value} ${unit.replaceAll(' ', '')}`;
          const patient = readPatient(text, library.patterns);
          if (patient.signs.size === 0) continue;
          const question = { ...base, mentions: library.mentionsIn(text) };
          if (overdosesOfMessage({ text, patterns: library.patterns, question, patient }).length > 0)
            wrong.push(text);
        }
      }
    expect(wrong).toEqual([]);
  });
});
