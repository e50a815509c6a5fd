import type { Algorithm } from '@oryx/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Facts, readFacts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Remi, RemiSources } from '../../remi.ts';
import { shippedLibrary, shippedRemi, shippedSources } from '../../test/shipped.ts';
import { isQuestion, type PathItem, type PathQuestion, pathFor } from './path.ts';

let sources: RemiSources;
let library: Library;
let remi: Remi;

beforeAll(async () => {
  sources = await shippedSources();
  library = await shippedLibrary();
  remi = await shippedRemi();
});

const read = (text: string): Promise<Facts> => readFacts(text, library, async () => undefined);

/** Returns what is seen of the first 400 characters of an answer. */
async function shown(text: string, length = 400): Promise<string> {
  const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
  const visible = response
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*#>`]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
  return visible.slice(0, length);
}

const path = async (text: string) => {
  const found = pathFor(await read(text), library);
  if (!found) throw new Error(`no chart for ${text}`);
  return found;
};

/** Two short phrasings for each chart as they are typed at the bedside, and a word of the first thing to do. */
const bedside: readonly (readonly [number, string, string, RegExp])[] = [
  [1, 'man collapsed not breathing', 'person gasping on the floor, what do I do', /shout for help|hazards/i],
  [2, 'adult choking on meat', 'child has a coin stuck in the throat what now', /back blows/i],
  [3, 'adult in vf arrest', 'my patient arrested, what do i do', /CPR/],
  [4, 'child in cardiac arrest', '6 year old asystole what next', /breaths first|CPR/],
  [5, 'newborn not breathing', 'baby just born, limp and blue', /warm and dry|PPV/i],
  [6, 'adult bradycardia with low bp', 'pulse is slow, 34, what do I do', /oxygen|atropine/i],
  [7, 'svt in an adult', 'fast af what do i do', /monitor|oxygen/i],
  [8, 'got the pulse back after arrest', 'rosc what now', /oxygen/i],
  [9, 'anaphylaxis what do i do', 'lips swelling after peanuts', /stop the trigger|adrenaline/i],
  [10, 'stemi what do I do', 'man 55 crushing chest pain', /ECG|aspirin/i],
  [11, 'stroke what do i do', 'face drooping and arm weak since an hour', /last seen well|glucose/i],
  [12, 'triage what do I do first', 'how do I triage, steps', /RED/],
  [13, 'patient in shock what do i do', 'adult haemorrhagic shock', /stop the bleeding/i],
  [14, 'septic adult what do i do', 'septic shock adult', /oxygen|antibiotic/i],
  [15, 'adult asthma attack', 'asthmatic woman 30 tight chest', /salbutamol|sit up/i],
  [16, 'child with asthma attack', '4 year old wheezing', /salbutamol|keep the child/i],
  [17, 'copd exacerbation what do i do', 'emphysema patient worse', /oxygen|salbutamol/i],
  [18, 'pulmonary oedema what do i do', 'pink frothy sputum', /sit up/i],
  [19, 'hypertensive emergency what do i do', 'adult bp 220/130 confused', /repeat the BP|lower MAP/i],
  [20, 'adult fitting', 'status epilepticus what do i do', /on the side/i],
  [21, 'child fitting', '3 year old convulsing what do I do', /on the side/i],
  [22, 'low sugar, awake', 'hypo what do I do', /glucose/i],
  [23, 'dka adult what do i do', 'ketones 4+ adult', /saline/i],
  [24, 'hyperkalaemia what do i do', 'potassium 7.4', /ECG now/i],
  [25, 'unconscious adult what do i do', 'found unresponsive', /airway/i],
  [26, 'aggressive patient what do I do', 'psychotic and violent', /safety first|talk/i],
  [27, 'meningitis what do i do', 'fever and stiff neck', /isolate/i],
  [28, 'severe malaria what do i do', 'malaria positive and confused', /malaria test|glucose/i],
  [29, 'severe pneumonia what do i do', 'child with pneumonia', /oxygen/i],
  [30, 'croup what do i do', 'child with a barking cough', /calm|call help/i],
  [31, 'child with diarrhoea, sunken eyes', 'toddler dehydrated what do i do', /ringer|ORS/i],
  [32, 'pregnant and fitting', 'eclampsia what do i do', /left side/i],
  [33, 'pph what do i do', 'bleeding heavily after delivery', /massage/i],
  [34, 'snakebite what do i do', 'bitten by a puff adder what now', /immobilise/i],
  [35, 'scorpion sting what do I do', 'black widow bite', /paracetamol|antivenom/i],
  [36, 'organophosphate poisoning what do i do', 'drank pesticide, what now', /wash/i],
  [37, 'overdose what do i do', 'took pills, poisoned', /airway/i],
  [38, 'burns what do i do', 'scalded by hot water', /cool/i],
  [39, 'major trauma what do i do', 'car accident, many injuries', /airway|bleeding/i],
  [40, 'head injury what do i do', 'knocked on the head, vomiting', /ABC|spine/i],
  [41, 'tension pneumothorax what do i do', 'stab chest, no air entry left', /decompress/i],
  [42, 'dog bite what do i do', 'bitten by a jackal', /wash/i],
  [43, 'congo fever what do i do', 'ebola suspected', /isolate/i],
  [44, '34 weeks pregnant bleeding what do i do', 'abruptio placentae what now', /no finger/i],
  [
    45,
    'ectopic pregnancy what do i do',
    'miscarriage bleeding a lot, what now',
    /pregnancy test|laparotomy/i,
  ],
  [46, 'baby coming now what do i do', 'shoulder dystocia, head out', /second person/i],
  [47, 'puerperal sepsis what do i do', 'endometritis, foul lochia', /malaria test|ampicillin/i],
  [48, 'sick newborn not feeding', 'low birth weight baby what do i do', /skin|glucose/i],
  [
    49,
    'child with severe anaemia what do i do',
    '2 year old in shock, cold hands, weak pulse',
    /blood|oxygen/i,
  ],
  [50, 'kwashiorkor child what do i do', 'severe acute malnutrition', /glucose|feed/i],
  [51, 'adult with cholera what do i do', '40 year old watery diarrhoea, drowsy', /ringer|ORS/i],
  [52, 'failed intubation what now', 'cannot intubate, cannot oxygenate', /mask/i],
  [53, 'stabbed in the chest, no pulse', 'trauma patient in cardiac arrest', /bleeding|compressions/i],
  [54, 'pulmonary embolism what do i do', 'swollen calf and short of breath', /oxygen/i],
  [55, 'upper gi bleed what do i do', 'man 50 vomiting blood', /left side|lines|blood/i],
  [56, 'heat stroke what do i do', 'collapsed in the sun, hot and confused', /shade|cool/i],
  [57, 'drowning what do i do', 'hypothermia, found in the cold', /breaths|lay flat|60 s/i],
  [58, 'compartment syndrome what do i do', 'leg crushed under a rock, trapped', /bleeding|crushed/i],
  [59, 'cryptococcal meningitis what do i do', 'hiv positive with headache and stiff neck', /mask|oxygen/i],
  [60, 'rape what do i do', 'needlestick injury from a patient', /private|ask leave|tablet/i],
  [
    61,
    'acute abdomen what do i do',
    'bowel obstruction, vomiting, no stool',
    /nothing by mouth|line|bleeding/i,
  ],
  [
    62,
    'alcohol withdrawal what do i do',
    'man sweating and shaking after stopping alcohol',
    /quiet|glucose|thiamine/i,
  ],
  [63, 'tetanus what do i do', 'lockjaw and stiff neck after a wound', /quiet|dark|bag-mask/i],
  [64, 'mass casualty incident what do i do', 'bus crash with 20 injured', /METHANE|safe/i],
];

/** Returns each way of the questions of a path that leads to no step. */
const deadWays = (items: readonly PathItem[]): string[] => items.filter(isQuestion).flatMap(deadWaysOf);

const deadWaysOf = ({ question, ways }: PathQuestion): string[] =>
  ways.flatMap(({ label, steps, further }) => {
    if (steps.length > 0) return [];
    return further && further.ways.length > 0 ? deadWaysOf(further) : [`${question} ${label}`];
  });

const hasStep = (items: readonly PathItem[]) => items.some((item) => !isQuestion(item));

describe('the charts as paths', () => {
  it('answers the title of every chart with a step, and names no way without its step', async () => {
    for (const chart of sources.algorithms) {
      const facts = await read(`${chart.title}, what do I do`);
      const items = pathFor(facts, library, chart)?.items ?? [];
      expect(items.length, chart.title).toBeGreaterThan(0);
      expect(deadWays(items), chart.title).toEqual([]);
    }
  });

  it('has both phrasings of every chart', () => {
    const ids = (charts: readonly Algorithm[]) => charts.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(
      bedside.map(([id]) => id),
      'every chart has two phrasings in `bedside` above',
    ).toEqual(ids(sources.algorithms));
  });

  it.each(bedside)(
    'shows the first thing to do of chart %d for "%s" and "%s"',
    async (id, one, other, first) => {
      for (const text of [one, other]) {
        const { chart, items } = await path(text);
        expect(chart.id, text).toBe(id);
        expect(deadWays(items), text).toEqual([]);
        expect(hasStep(items) || items.some(isQuestion), text).toBe(true);
        expect(await shown(text), text).toMatch(first);
      }
    },
  );

  it.each([
    ['baby choking what do i do', [/back blows/, /chest thrusts/]],
    ['mother bleeding after delivery placenta out', [/[Mm]assage/, /Oxytocin/]],
    ['newborn not crying blue', [/PPV/]],
    ['svt 190 bpm stable', [/Valsalva/, /[Aa]denosine 6/]],
    ['black mamba bite cant breathe', [/Ventilate/, /antivenom/]],
    ['what next after 2 doses of diazepam still fitting', [/Phenytoin 20/]],
    ['adult vf, gave 3 shocks, what now', [/Amiodarone 300/]],
    ['anaphylaxis pregnant on propranolol', [/Adrenaline 1:1000 IM/, /0\.5 mg/]],
    ['kid 4 yrs fitting no iv', [/Midazolam/, /0\.3 mg\/kg/]],
    ['no artesunate, severe malaria adult, what now', [/Quinine/, /20 mg\/kg/]],
  ])('acts on what is said: %s', async (text, expected) => {
    const seen = await shown(text, 700);
    for (const each of expected) expect(seen).toMatch(each);
  });

  it.each([
    'dka child 8 years what do i do',
    'septic child 5 yr clinic what do i do',
    'potassium 7.4 in a 6 year old',
    '3 year old drank pesticide, wet and wheezing, what do I do',
    '7 year old hit by car bleeding, what do I do',
    'child 5 years found unconscious what now',
  ])('leaves out the steps for adults: %s', async (text) => {
    const seen = await shown(text, 6000);
    expect(seen).not.toMatch(
      /\bAdult:? (?:\d|0\.9)|1 L in the first hour|10 units IV every hour|noradrenaline infusion/,
    );
  });

  it.each([
    // An event leads, and its chart treats what follows from it.
    ['stung by a scorpion, now jerking', 35, /[Aa]ntivenom/],
    ['sprayed with pesticide, wet lungs', 36, /[Aa]tropine/],
    ['38 wks fitting', 32, /Magnesium sulphate 4 g/],
    ['rosc after vf', 8, /oxygen/],
    // A high pressure that an injured brain needs is not lowered.
    ['70m fell off ladder bp 214/118 hr 48 gcs 12', 40, /./],
    ['hit by a car, gcs 9, hr 52, bp 180/95', 40, /./],
    ['fell from the 3rd floor', 39, /airway|bleeding/i],
    ['baby hr 50 after 30 sec of good bagging', 5, /[Cc]ompress/],
    ['febrile convulsion still going', 21, /[Mm]idazolam/],
    ['confused, glucose 54 mg/dl', 22, /[Gg]lucose/],
    ['sugar reads HI, drowsy', 23, /saline/],
  ])('leads to the chart of what happened: %s', async (text, id, action) => {
    const { response } = await remi.answer(text, { profession: 'Nurse', mode: 'consultation' });
    expect(/\/algorithms\/(\d+)/.exec(response)?.[1]).toBe(String(id));
    expect(await shown(text, 500)).toMatch(action);
  });

  it('works the amount of a step out for the weight, before the details of the steps', async () => {
    expect(await shown('3 year old 14 kg fitting, no drip')).toContain('0.3 mg/kg = 4.2 mg buccal');
    expect(await shown('2yo 11kg, diarrhoea, weak pulse, cold hands')).toContain('20 mL/kg = 220 mL');
  });

  it('asks nothing that the age or the sex has settled', async () => {
    expect(await shown('3 year old fitting', 3000)).not.toMatch(/Newborn \(28 days/);
    expect(await shown('34 M bleeding badly from a wound', 3000)).not.toMatch(/could be pregnant\?/);
  });

  it('shows no dose of a chart for other patients, and says so', async () => {
    const seen = await shown('7 year old heart attack stemi what do I do', 3000);
    expect(seen).toContain('for adults only');
    expect(seen).not.toMatch(/300 mg|0\.4 mg|2-4 mg/);
  });
});

describe('many casualties', () => {
  it.each([
    'child who does not breathe in a mass casualty',
    'mass casualty, 4 year old not breathing, what now',
    'bus crash 20 patients, baby not breathing',
    'mci, toddler apnoeic',
  ])('are sorted, and a child gets its breaths: %s', async (text) => {
    const first = await shown(text);
    expect(first).toContain('Mass casualties: triage and transfer');
    expect(first).toContain('Looks like a child, has a pulse or not sure: 5 breaths');
  });

  it('are sorted the other way round after lightning', async () =>
    expect(await shown('mass casualty, lightning, two not breathing')).toMatch(
      /1\. Who seems dead comes first: Not breathing or no pulse: breaths and CPR now/,
    ));

  it('are no single child', async () =>
    expect(await shown('child not breathing')).toContain('Paediatric cardiac arrest'));
});

/** A story, what comes in the first 400 characters by its chart, and what must not. */
const dangers: readonly (readonly [text: string, says: RegExp, never?: RegExp])[] = [
  ['calf rock hard 10h after POP, screams when i stretch his toes', /casts and bandages off, limb at heart/],
  ['PoP, fingers tingle, pain on stretch, screaming for morphine again', /casts and bandages off/],
  ['perna com gesso, dor muito forte ao esticar os dedos', /casts and bandages off/],
  [
    'both legs pinned 5 hours, fire guys lifting it in 10 min what do i do before',
    /Saline before release/,
    /Burn/,
  ],
  ['tourniquet on his thigh for 3 hours', /Saline before release/],
  ['10yr fell, forearm bent, fingers cold no pulse, what now', /Limb in danger/, /arrest/],
  ['back pain on stretching, 40f', /./, /compartment/i],
  ['icy water, core 26, VF, how many shocks and adrenaline dose', /under 30 °C: no adrenaline/],
  ['core temp 28 asystole, next drug?', /under 30 °C: one shock, no drugs/i],
  ['bitten deep on hand by stray dog, 2h ago', /Wash for 15 min/],
  ['newborn: heart rate still 50 after 30 seconds of effective ventilation', /compress 3:1/],
  ['newborn hr 80 after 30 s PPV', /60-99: PPV goes on/],
  ['locked jaw, back arches when the door bangs, stood on a nail', /Tetanus/],
  ['jaw locked open after yawning', /./, /Tetanus\b.*immunoglobulin/],
  ['slaughtered cattle last week, 39.5, bleeding gums and big bruises', /haemorrhagic fever/],
  ['on warfarin gums bleeding and bruises', /./, /viral haemorrhagic/],
  ['ou tannie 82 skielik lam linkerkant, mond skeef, praat deurmekaar, wat nou', /Acute stroke/],
  ['homem 60, boca torta e braco direito sem forca', /Acute stroke/],
  ['deurmekaar ou man wat nou', /./, /Alcohol withdrawal and/],
  ['toddler went blue at supper, cant cry cant cough', /back blows/i],
  ['man, geen pols, snak na asem', /CPR/, /antivenom/],
  ['drug for high temperature in child', /Paracetamol|Ibuprofen/, /Insulin/],
];

it.each(dangers.map(([text, says, never]) => ({ text, says, never })))(
  'comes to what cannot wait: $text',
  async ({ text, says, never }) => {
    const seen = await shown(text);
    expect(seen).toMatch(says);
    if (never) expect(seen).not.toMatch(never);
  },
);
