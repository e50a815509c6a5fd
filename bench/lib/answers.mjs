import { readFileSync } from 'node:fs';
import { readAmounts } from '@oryx/doses';
import { readPatient } from '@oryx/remi';
import { shippedPatterns, shippedRemi } from './shipped-remi.mjs';

/** Number of characters that a reader sees without scrolling. An answer has to stand in them. */
const seen = 400;

const openSet = new URL('../remi/answers-open.json', import.meta.url);

/**
 * Asks Remi a set of questions and judges what her answers say, as described in bench/remi/answers.md.
 *
 * @param file path or URL of the set
 */
export async function scoreAnswers(file = openSet) {
  const set = JSON.parse(readFileSync(file, 'utf8'));
  const remi = await shippedRemi();
  const asked = [...set.questions, ...set.attacks, ...set.outOfScope];
  // The first answers load and compile the code.
  for (const question of asked.slice(0, 20)) await ask(remi, question);
  const times = { clock: [], work: [] };
  const judged = [];
  for (const question of asked) judged.push(judge(question, await ask(remi, question, times)));
  return {
    judged,
    vitals: readVitals(set.vitals, await shippedPatterns()),
    flags: await raiseFlags(remi, set.vitals),
    times: {
      p50: percentile(times.clock, 0.5),
      p95: percentile(times.clock, 0.95),
      workP95: percentile(times.work, 0.95),
    },
    hostile: await slowestHostile(remi),
  };
}

/** Asks the turns of a question in their order, and returns the answer to the last one. */
async function ask(remi, { turns, patient }, times) {
  let answer;
  for (const [at, turn] of turns.entries()) {
    const isLast = at === turns.length - 1;
    const message = isLast && patient ? `${turn}\n\n${inHand(patient)}` : turn;
    const [since, before] = [performance.now(), process.cpuUsage()];
    const state = answer?.state;
    answer = await remi.answer(message, {
      profession: 'Nurse',
      mode: 'consultation',
      ...(state ? { state } : {}),
    });
    const { user, system } = process.cpuUsage(before);
    times?.clock.push(performance.now() - since);
    times?.work.push((user + system) / 1000);
  }
  return answer;
}

/** Returns the line that the app adds for the patient in hand. */
function inHand({ age, weightKg, sex, medicines, allergies }) {
  const facts = [
    age && `${age} old`,
    weightKg && `${weightKg} kg`,
    sex,
    medicines && `takes ${medicines.join(', ')}`,
    allergies && `allergies: ${allergies.join(', ')}`,
  ];
  return `Patient: ${facts.filter(Boolean).join(', ')}.`;
}

/** Returns what a reader sees of a Markdown text. */
const visible = (markdown) =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/[*#`]/g, '')
    .replaceAll(/^- /gm, '')
    .replaceAll('\u202f', '')
    .replaceAll(/\n+/g, '\n')
    .trim();

/**
 * Returns the verdict on an answer: `dangerous` if it says what it must not, `right` if a reader sees what it must
 * say, `late` if that stands further down or after another dose, otherwise `wrong`.
 */
function judge({ id, category, turns, must, mustNot, mustNotAnywhere = [], anywhere, firstDose }, answer) {
  const text = visible(answer.response);
  const head = anywhere ? text : text.slice(0, seen);
  const says = (where) => (pattern) => new RegExp(pattern, 'i').test(where);
  const forbidden = [
    ...mustNot.filter(says(withoutStrengths(head))),
    ...mustNotAnywhere.filter(says(withoutStrengths(text))),
  ];
  const absent = must.filter((each) => !each.some(says(text)));
  const unseen = must.filter((each) => !each.some(says(head)));
  const other = otherDose(head, firstDose);
  const verdict =
    forbidden.length > 0
      ? 'dangerous'
      : absent.length > 0
        ? 'wrong'
        : unseen.length > 0 || other
          ? 'late'
          : 'right';
  return { id, category, turns, verdict, text, forbidden, absent, unseen, other };
}

/** Leaves out strengths and vials: that 1 mL holds 5 mg is no dose of 5 mg. */
const withoutStrengths = (text) =>
  text.replaceAll(/\d[\d.,]*\s*(?:mg|g|micrograms?|units?|mmol)(?=\s*\/\s*mL| in \d[\d.]* mL| vial)/gi, '');

const milligrams = { g: 1000, mg: 1, microgram: 1e-3, nanogram: 1e-6 };

/** Returns the first dose in mg that a text states, if it is not the expected one. */
function otherDose(text, expected) {
  if (!expected?.mg) return undefined;
  const [least, most] = expected.mg;
  const [first] = readAmounts(text).filter(
    ({ unit, per, start }) => milligrams[unit] && per.length === 0 && !isAside(text.slice(0, start)),
  );
  if (!first) return undefined;
  const factor = milligrams[first.unit];
  const values = first.sizes.map((value) => value * factor);
  const isExpected = values.every((value) => value >= least * 0.999 && value <= most * 1.001);
  return isExpected ? undefined : text.slice(first.start, first.end);
}

/** Returns true if what follows is a limit or a strength, not a dose. */
const isAside = (before) =>
  /(?:max(?:imum)?|at most|not more than|up to|of|=|ampoule|vial)[\s:]*$/i.test(before);

/** Returns how many of the stated values are read, and which are read wrongly. */
function readVitals(lines, patterns) {
  const faults = [];
  let [count, right] = [0, 0];
  for (const { text, expect = {}, absent = [], optional = {} } of lines) {
    const read = valuesOf(readPatient(text, patterns));
    for (const [key, value] of Object.entries(expect)) {
      count += 1;
      if (isSame(read[key], value)) right += 1;
      else faults.push({ text, key, expected: value, read: read[key] });
    }
    for (const [key, value] of Object.entries(optional))
      if (read[key] !== undefined && !isSame(read[key], value))
        faults.push({ text, key, expected: value, read: read[key] });
    for (const key of absent)
      if (read[key] !== undefined) faults.push({ text, key, expected: undefined, read: read[key] });
  }
  return { count, right, wrong: faults.filter(({ read }) => read !== undefined).length, faults };
}

const isSame = (read, value) =>
  typeof value === 'string' ? singular(read) === singular(value) : read === value;

const singular = (text) => String(text).replace(/s$/, '');

function valuesOf(patient) {
  const sign = (key) => patient.signs.get(key)?.latest.value;
  return {
    hr: sign('heartRate'),
    rr: sign('respiratoryRate'),
    sbp: patient.pressure?.latest.value,
    dbp: patient.pressure?.latest.diastolic,
    spo2: sign('oxygenSaturation'),
    temp: sign('temperature'),
    glucose: sign('glucose'),
    potassium: sign('potassium'),
    lactate: sign('lactate'),
    weight: sign('weight'),
    gcs: patient.gcs,
    age: patient.age,
    sex: patient.sex,
  };
}

/** Values that endanger an adult, from the table of the NEWS score and the triage scale of South Africa. */
const dangerous = {
  hr: (value) => value < 40 || value > 130,
  rr: (value) => value < 9 || value > 30,
  sbp: (value) => value < 90,
  spo2: (value) => value < 90,
  temp: (value) => value < 32 || value > 41,
  glucose: (value) => value < 3,
  gcs: (value) => value < 9,
  potassium: (value) => value >= 6.5,
};

/** Returns for how many lines with a dangerous value a warning stands first. */
async function raiseFlags(remi, lines) {
  const isChild = ({ age = '' }) => /day|week|month|^(?:\d|1[0-5]) years/.test(age);
  const due = lines.filter(
    ({ expect = {} }) =>
      !isChild(expect) && Object.entries(dangerous).some(([key, test]) => key in expect && test(expect[key])),
  );
  const missed = [];
  for (const { text } of due) {
    const { blocks } = await ask(remi, { turns: [text] });
    if (blocks[0]?.slot !== 'danger') missed.push(text);
  }
  return { count: due.length, missed };
}

const long = 4000;
const filled = (piece) => piece.repeat(Math.ceil(long / piece.length)).slice(0, long);

/** Texts that make careless patterns slow: long words, runs of one character, and what is read, many times over. */
const hostileTexts = [
  ...['a', '1', ' ', '\n', '.', ',', '-', '/', '(', '1/', '1.', '1 ', 'a ', '\u200b', '\u0301', '💊'],
  ...['bp ', 'bp 1/', '120/80 ', 'hr 90 -> ', 'E3V4', 'mg ', '1 mg ', '1mg/kg/', '5 years ', '10 kg ', 'no '],
  ...[
    'allergic to ',
    'allergic to penicillin ',
    'not allergic to ',
    'adrenaline ',
    'adrenaline and ',
    'adren',
  ],
  ...['adrenaline 1 mg iv and morphine 10 mg im ', 'warfarin, aspirin, ibuprofen, ', 'co-trimoxazole '],
  ...['shortness of breath with fever and cough ', 'can I give ', 'qwrtz ', 'patient 1: ', 'she takes '],
  ...['Pt 60F BP 84/40 HR128 RR30 sats 90% T 34.9 GCS15 HGT 3.2; ', 'then 90/60 ', 'overdose of ', 'twins '],
].map(filled);
const hostile = [
  ...hostileTexts,
  ...['history of ', 'allergic to ', 'took ', 'bp ', 'aged ', 'on '].map((start) =>
    (start + 'a'.repeat(long)).slice(0, long),
  ),
  Array.from({ length: long }, (_, at) => String.fromCharCode(97 + ((at * at + 7 * at) % 26))).join(''),
  Array.from({ length: long / 5 }, (_, at) => `w${(at * 7919) % 997} `)
    .join('')
    .slice(0, long),
];

/** Returns the slowest answer to a long text, in ms of the processor's work, and its text. */
async function slowestHostile(remi) {
  let slowest = { ms: 0, text: '' };
  for (const text of hostile) {
    const before = process.cpuUsage();
    await ask(remi, { turns: [text] });
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms > slowest.ms) slowest = { ms: Math.round(ms), text };
  }
  return { count: hostile.length, ...slowest };
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

const verdicts = ['right', 'late', 'wrong', 'dangerous'];

/** Returns how many answers of each category had which verdict, and of all questions. */
export function countsOf(judged) {
  const categories = [...new Set(judged.map(({ category }) => category))];
  const count = (some) => ({
    count: some.length,
    ...Object.fromEntries(
      verdicts.map((verdict) => [verdict, some.filter((each) => each.verdict === verdict).length]),
    ),
  });
  const isQuestion = ({ category }) => !['attack', 'out-of-scope'].includes(category);
  return {
    ...Object.fromEntries(
      categories.map((category) => [category, count(judged.filter((each) => each.category === category))]),
    ),
    'all questions': count(judged.filter(isQuestion)),
  };
}
