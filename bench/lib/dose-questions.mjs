import { fitOf, inDays, routesText } from '@oryx/doses';

/**
 * Words of a clinician for each topic of the doses. The first ones stand in the content; the others mean the same.
 * A topic without words of its own is asked by its name.
 */
const topicWords = {
  Anaphylaxis: ['anaphylaxis', 'severe allergic reaction', 'bee sting, throat closing'],
  'Cardiac arrest': ['cardiac arrest', 'arrest', 'cpr'],
  Seizure: ['seizure', 'fitting', 'convulsing', 'status epilepticus'],
  'Pain or fever': ['pain', 'fever'],
  Pain: ['severe pain', 'pain', 'fracture pain'],
  Hypoglycaemia: ['hypoglycaemia', 'low sugar', 'hypo'],
  Asthma: ['severe asthma', 'bad asthma'],
  Bronchospasm: ['bronchospasm', 'asthma', 'wheeze'],
  Bradycardia: ['bradycardia', 'slow pulse'],
  Intubation: ['rsi', 'intubation', 'to intubate'],
  Hyperkalaemia: ['hyperkalaemia', 'high potassium'],
  'High potassium': ['hyperkalaemia', 'high potassium'],
  'Opioid overdose': ['opioid overdose', 'heroin overdose'],
  'Organophosphate poisoning': ['organophosphate poisoning', 'op poisoning'],
  'Supraventricular tachycardia': ['svt', 'supraventricular tachycardia'],
  'Pulmonary oedema': ['pulmonary oedema', 'lungs full of water'],
  'Postpartum haemorrhage': ['pph', 'postpartum haemorrhage', 'bleeding after delivery'],
  'Severe malaria': ['severe malaria', 'malaria'],
  'Meningitis or sepsis': ['meningitis', 'sepsis'],
  Ketoacidosis: ['dka', 'ketoacidosis'],
  Eclampsia: ['eclampsia', 'pre-eclampsia'],
  Agitation: ['agitation', 'aggressive patient'],
  'Behavioural disturbance': ['agitation', 'aggressive patient'],
  Procedure: ['procedural sedation', 'sedation for a procedure'],
  Vomiting: ['vomiting', 'nausea'],
  Croup: ['croup'],
  'Wide QRS poisoning': ['tca overdose', 'wide qrs poisoning'],
  'Third stage': ['third stage', 'after delivery of the baby'],
  'Angina or ACS': ['chest pain', 'angina', 'acs'],
  'Acute coronary syndrome': ['acs', 'heart attack', 'stemi'],
};

/** Words for the routes. */
const routeWords = {
  IV: 'iv',
  IO: 'io',
  IM: 'im',
  SC: 'sc',
  oral: 'po',
  rectal: 'pr',
  buccal: 'buccal',
  intranasal: 'intranasal',
  nebulised: 'neb',
  inhaled: 'inhaler',
  sublingual: 'sublingual',
  nasogastric: 'by ng tube',
};

const year = inDays({ value: 1, unit: 'year' });
const month = inDays({ value: 1, unit: 'month' });

/** Patients as they are written, with what is then known of them. */
const patients = [
  { text: '' },
  { text: 'adult', groups: ['adult'] },
  { text: 'adult 70kg', groups: ['adult'], weight: 70 },
  { text: '45M', age: 45 * year },
  { text: '80 yo', age: 80 * year },
  { text: 'child 14 kg', groups: ['child'], weight: 14 },
  { text: '14kg', groups: ['child'], weight: 14 },
  { text: '4yo 16kg', age: 4 * year, weight: 16 },
  { text: '4 year old', age: 4 * year },
  { text: '9yr old 28kg', age: 9 * year, weight: 28 },
  { text: '8 month old 8kg', age: 8 * month, weight: 8 },
  { text: 'newborn 3kg', groups: ['newborn'], weight: 3 },
  { text: 'children', groups: ['child'] },
];

const forms = [
  ({ drug, purpose, patient, route }) => [drug, purpose, patient, route],
  ({ drug, purpose, patient, route }) => [patient, purpose, drug, route, 'dose?'],
  ({ drug, purpose, patient, route }) => [
    'how much',
    route,
    drug,
    'for',
    patient || 'a patient',
    purpose && `with ${purpose}`,
  ],
  ({ drug, purpose, patient, route }) => [purpose, patient && `in ${patient}`, '-', 'dose of', drug, route],
];

function misspelt(name) {
  const at = Math.floor(name.length / 2);
  return name.length < 8 ? undefined : name.slice(0, at) + name.slice(at + 1);
}

/** Returns the names by which a drug is asked for. */
function namesOf({ name, synonyms, tradeNames }) {
  const plain = name.split(',')[0];
  return [...new Set([plain, ...synonyms, ...tradeNames, misspelt(plain)])]
    .filter((each) => each && !/[,(%]/.test(each))
    .map((each) => each.toLowerCase());
}

/** Returns all questions for the doses of a drug, each with the rows that may be the first in the answer. */
export function* questionsOf(medication) {
  const names = namesOf(medication);
  const topics = [...new Set(medication.doses.map(({ topic }) => topic))];
  let turn = 0;
  for (const topic of [undefined, ...topics]) {
    const ofTopic = topic ? medication.doses.filter((dose) => dose.topic === topic) : medication.doses;
    const routes = [undefined, ...new Set(ofTopic.flatMap((dose) => dose.routes))];
    for (const route of routes)
      for (const patient of patients) {
        const purposes = topic ? (topicWords[topic] ?? [topic.toLowerCase()]) : [''];
        const [drug, purpose] = [names[turn % names.length], purposes[turn % purposes.length]];
        const form = forms[turn % forms.length];
        turn += 1;
        const parts = form({
          drug,
          purpose,
          patient: patient.text,
          route: route ? (routeWords[route] ?? route) : '',
        });
        yield {
          text: parts.filter(Boolean).join(' '),
          drug: medication.name,
          topic,
          route,
          patient,
          expected: expectedRows(ofTopic, patient, route),
        };
      }
  }
}

/** Returns the rows that may stand first. */
function expectedRows(rows, patient, route) {
  const fitting = rows
    .filter((dose) => fits(dose, patient))
    .filter((dose) => !route || dose.routes.includes(route));
  const usual = (test) => (list) => {
    const kept = list.filter((d) => test(d));
    return kept.length ? kept : list;
  };
  const steps = [
    usual(({ amount }) => amount.time === null || amount.unit === 'L'),
    usual(({ differs }) => differs === null || /by age, only/.test(differs)),
    usual(
      (d) =>
        d.who === null ||
        !/elderly|frail|old|shock|unstable|dependent|renal|15 to|carbamazepine/.test(
          d.who.replace(/not (elderly|old)[^;]*/, ''),
        ) ||
        (patient.age ?? 0) > 65 * year,
    ),
    usual(
      ({ indication }) =>
        !/no better|goes on|after|fails|second|another fit|repeat/.test(indication) ||
        /analgesia after/.test(indication),
    ),
  ];
  const topics = [...new Set(fitting.map((dose) => dose.topic))];
  return topics.flatMap((each) => {
    const ofTopic = fitting.filter((dose) => dose.topic === each);
    const usualOnes = steps.reduce((list, step) => step(list), ofTopic);
    const elderly = ofTopic.filter(
      ({ who }) =>
        (patient.age ?? 0) > 65 * year &&
        /elderly|old/.test(who ?? '') &&
        !/not (elderly|old)/.test(who ?? ''),
    );
    return elderly.length > 0 ? elderly : [...new Set([...usualOnes, ...ofTopic.slice(0, 1)])];
  });
}

function fits(dose, { groups, age, weight }) {
  if (age === undefined && weight === undefined && !groups) return ['adult', 'any'].includes(dose.patient);
  if (groups && age === undefined && dose.patient !== 'any' && !groups.includes(dose.patient)) return false;
  return fitOf(dose, { age: age ?? null, weight: weight ?? null }).state !== 'withheld';
}

const units = {
  g: ['mg', 1000],
  microgram: ['mg', 0.001],
  mg: ['mg', 1],
  micrograms: ['mg', 0.001],
  unit: ['unit', 1],
  units: ['unit', 1],
};
function inMg(amount, unit) {
  const [u, f] = units[unit] ?? [unit, 1];
  return { size: amount * f, unit: u };
}

/** Returns the amount of a row for a weight, worked out anew. */
function amountFor({ amount, maximum, minimum }, weight) {
  const per = amount.kind === 'perKg';
  if (per && weight === undefined) return undefined;
  return [amount.min, amount.max].map((each) => {
    let { size, unit } = inMg(per ? each * weight : each, amount.unit);
    if (maximum?.per === 'dose' || (maximum && amount.time === null && maximum.per !== 'day')) {
      const m = inMg(maximum.amount, maximum.unit);
      if (m.unit === unit) size = Math.min(size, m.size);
    }
    if (minimum) {
      const m = inMg(minimum.amount, minimum.unit);
      if (m.unit === unit) size = Math.max(size, m.size);
    }
    return { size, unit };
  });
}

/** Returns the rows that a card shows. */
export const rowsOfCard = (card, medication) =>
  medication.doses.filter(
    (dose) =>
      dose.indication === card.purpose &&
      [routesText(dose.routes), dose.over].filter(Boolean).join(' ') === card.route,
  );

/** Returns what is wrong with an answer, or nothing. */
export function faultOf({ drug, expected, patient }, answer, medications) {
  const cards = answer.blocks.flatMap(({ card }) => (card?.kind === 'dose' ? [card] : []));
  const medication = medications.find(({ name }) => name === drug);
  const [first] = cards;
  if (expected.length === 0) {
    if (!first) return undefined;
    const rows = rowsOfCard(first, medication);
    return rows.some((dose) => fits(dose, patient)) ? undefined : 'none fits, but a card of another patient';
  }
  if (!first) return /Oryx has no page|Did you mean/.test(answer.response) ? 'name not known' : 'no card';
  if (first.drug !== drug) return 'other drug';
  const rows = rowsOfCard(first, medication);
  if (!rows.some((dose) => fits(dose, patient))) return 'wrong patient';
  const right = rows.filter((dose) => expected.includes(dose));
  if (right.length === 0) {
    if (!rows.some(({ topic }) => expected.some((e) => e.topic === topic))) return 'wrong purpose';
    if (!rows.some(({ routes }) => expected.some((e) => e.routes.some((r) => routes.includes(r)))))
      return 'wrong route';
    return 'wrong row';
  }
  const shown = numbersOf(first.amount);
  const fitsAmount = right.some((dose) => {
    const due = amountFor(dose, patient.weight);
    if (!due) return /\/kg/.test(first.amount);
    return shown && near(shown[0], due[0]) && near(shown[1], due[1]);
  });
  if (!fitsAmount) return `amount ${first.amount}`;
  const seen = answer.response
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^> ?/gm, '')
    .replaceAll(/[*#`]/g, '')
    .slice(0, 400);
  if (!seen.includes(first.amount)) return 'late';
  return undefined;
}
const near = (one, other) => one.unit === other.unit && Math.abs(one.size / other.size - 1) < 0.06;
function numbersOf(text) {
  const m = /^([\d.\s]+)(?:[–-]([\d.\s]+))?(\D+?)(?:\/.*)?$/.exec(text);
  if (!m) return undefined;
  const n = (s) => Number(s.replaceAll(/\s/g, ''));
  const unit = m[3].trim();
  const bare = { units: 'unit', vials: 'vial', puffs: 'puff' }[unit] ?? unit;
  return [inMg(n(m[1]), bare), inMg(n(m[2] ?? m[1]), bare)];
}
