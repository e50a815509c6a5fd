import type { ChatSource, Concentration, Dose, Medication } from '@oryx/contract';
import {
  amountOf,
  amountText,
  areAlike,
  dimensionOf,
  drawn,
  dropsText,
  inBasicUnit,
  numberText,
  rateSteps,
  statedNumber,
  strengthOf,
  unitName,
} from '@oryx/doses';
import { computed, drugPage, frame, heading, link, list, quoted } from '../../answer/blocks.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { signValue, sizeOf } from '../../read/patient.ts';
import { preparationRequests } from '../../read/preparation.ts';
import { routesIn } from '../../read/routes.ts';
import { readScheme } from '../../read/scheme.ts';
import type { Block } from '../../remi.ts';
import { askedDrug, type PagedDrug } from '../doses/asked-drug.ts';
import { bestPurpose, chosenDoses } from '../doses/chosen-doses.ts';
import { doseAnswer } from '../doses/dose-answer.ts';
import { sentencesIn } from '../safety/contraindications.ts';
import { infusionsOf, type PumpRate, pumpRate, statedAmount, statedRate, statedVolume } from './rates.ts';
import { type Strength, statedStrength, storedStrength } from './strengths.ts';

/** Most rows of a table of rates on one answer. */
const mostRows = 8;

/** Returns the answer about mixing, drawing up or running a drug, or nothing. */
export function preparationBlocks(facts: Facts, library: Library): Block[] {
  const requests = preparationRequests(facts.text, library.patterns);
  const drug = askedDrug(facts) ?? (requests.includes('rate') ? drugOfInfusion(facts, library) : undefined);
  const isOfRate = requests.includes('rate') || requests.includes('drops');
  if (isOfRate) {
    // The dose before the drip stands with it among the doses.
    const isPart = readScheme(facts.text, facts.patterns).asksCourse;
    const blocks =
      statedRateBlocks(facts, drug) ?? (drug && !isPart ? rateTableBlocks(drug, facts, library) : []);
    if (blocks.length > 0) return blocks;
  }
  if (drug && requests.includes('volume') && statedAmount(facts.text)) {
    const blocks = volumeBlocks(drug, facts);
    if (blocks.length > 0) return blocks;
  }
  if (drug && requests.includes('mix')) return mixBlocks(drug, facts, library);
  return drug && requests.includes('strength') ? strengthBlocks(drug, facts) : [];
}

/** Returns the strengths of a drug as amounts in one mL, or in the volume that a text states: those that a text names, else all. */
function strengthBlocks({ medication }: PagedDrug, facts: Facts): Block[] {
  const { strengths } = readScheme(facts.text, facts.patterns);
  // Who states a patient asks for a dose.
  if (signValue(facts.patient, 'weight') !== undefined || statedAmount(facts.text)) return [];
  const volume = statedVolume(facts.text) ?? 1;
  const isNamed = ({ label }: Concentration) =>
    strengths.some((strength) => label.replaceAll(/[\s,]/g, '').startsWith(strength));
  const named = medication.concentrations.filter(isNamed);
  // The bag that is made of an ampoule is weaker than it.
  const packed = named.length > 0 ? [] : packedIn(medication, strengths, facts);
  const others = medication.concentrations.filter(({ bag }) => packed.length === 0 || bag === null);
  const shown = named.length > 0 ? named : others;
  if (shown.length + packed.length === 0) return [];
  const lines = shown.map(({ label, amount, unit, preparation }) => {
    const held = amount * volume;
    const [of = ''] = unit.split('/');
    const name = held === 1 ? of : of.replace(/^(?:microgram|unit)$/, '$&s');
    const size = `${numberText(held)} ${name}${volume === 1 ? '/mL' : ` in ${numberText(volume)} mL`}`;
    return `**${size}**: ${label}${preparation === null ? '' : `. ${preparation}`}`;
  });
  return [
    computed(
      `${heading(`${medication.name}, strength`)}\n\n${list([...packed, ...lines])}`,
      drugPage(medication),
    ),
    ...(lines.length > 1 || volume !== 1
      ? [frame('**Several strengths exist:** read the ampoule or bottle.')]
      : []),
  ];
}

/** Returns what the page says of the ampoule, vial or strength that a text names. */
function packedIn({ packaging }: Medication, strengths: readonly string[], { text }: Facts): string[] {
  const container = /\b(?:amp|vial)/i;
  return sentencesIn(packaging ?? '').filter((sentence) =>
    strengths.length > 0
      ? strengths.some((strength) => sentence.replaceAll(/[\s,]/g, '').includes(strength))
      : container.test(text) && container.test(sentence),
  );
}

/** Returns the only drug that Oryx gives as an infusion for the purpose of a text without a drug. */
function drugOfInfusion(facts: Facts, library: Library): PagedDrug | undefined {
  if (facts.question.mentions.some(({ drug }) => drug) || facts.patterns('names-fluid').test(facts.text))
    return undefined;
  const named = library.sources.medications
    .map((medication) => {
      const doses = infusionsOf(medication).map(({ dose }) => dose);
      return { medication, score: bestPurpose(medication, doses, facts, library) };
    })
    .filter(({ score }) => score >= fewestWords)
    .sort((one, other) => other.score - one.score);
  const [best, next] = named;
  // A drug must be meant clearly, because its rate would be wrong for any other.
  if (!best || (next && next.score > best.score - 1)) return undefined;
  return { name: best.medication.name, medication: best.medication };
}

/** How well a text must name the purpose of an infusion to be about its drug. */
const fewestWords = 3;

const own: ChatSource = { title: 'Medications', route: '/medications' };

/** Returns the flow for the rate that a text states. Undefined if it states none. */
function statedRateBlocks(
  { text, patient, isOfSeveral }: Facts,
  drug: PagedDrug | undefined,
): Block[] | undefined {
  const rate = statedRate(text);
  const source = drug ? drugPage(drug.medication) : own;
  if (!rate) return undefined;
  const weight = isOfSeveral ? undefined : signValue(patient, 'weight');
  if (rate.isPerKg && weight === undefined)
    return [frame('**Write the weight:** this rate is per kg, and I work nothing out without it.')];
  const stated = statedStrength(text);
  const strengths = stated ? [stated] : drug ? bagsOf(drug.medication, rate.dimension) : [];
  const flows = strengths.flatMap((strength) => pumpRate(rate, strength, weight) ?? []);
  if (flows.length === 0)
    return [
      frame(
        `**Write the strength of the bag or syringe,** such as 50 units in 50 mL: ${drug ? `the page of ${link(source)} has no infusion for this rate` : 'the rate in mL/h depends on it'}.`,
        source,
      ),
    ];
  const whom = rate.isPerKg ? `${rate.text}, ${weight} kg` : rate.text;
  return [
    computed(
      `${heading([drug?.name, whom].filter(Boolean).join(', '))}\n\n${list(flows.map(flowText))}`,
      source,
    ),
    ...(stated ? [] : strengthNote(flows, drug)),
    ...(drug ? recipesOf(drug.medication, stated ? [] : strengths) : []),
  ];
}

const strengthNote = (flows: readonly PumpRate[], drug: PagedDrug | undefined): Block[] =>
  flows.length > 1
    ? [frame('**Several strengths are in use:** take the line of the bag that hangs there, and no other.')]
    : [
        frame(
          `This is for the strength on the page of ${drug?.name ?? 'the drug'}. With another one the rate differs.`,
        ),
      ];

/** Returns the stored strengths for infusions in the same dimension as a rate. */
const bagsOf = ({ concentrations }: Medication, dimension: Strength['dimension']): readonly Strength[] =>
  concentrations
    .filter(({ bag }) => bag !== null)
    .map(storedStrength)
    .filter((strength) => strength.dimension === dimension);

function flowText({ strength, mlPerHour, drops }: PumpRate): string {
  const perMinute = drops
    .map(([perMl, each]) => `${dropsText(each)} drops/min at ${perMl} drops/mL`)
    .join(', ');
  return `**${numberText(mlPerHour)} mL/h** of ${strength} (${perMinute})`;
}

/** Returns the stated rates of the infusion that is asked for, each in mL/h of each bag. */
function rateTableBlocks({ medication }: PagedDrug, facts: Facts, library: Library): Block[] {
  const { patient, question } = facts;
  const infusions = infusionsOf(medication);
  const isForGroup = ({ patient: group }: Dose) =>
    group === 'any' || question.groups.size === 0 || [...question.groups].some((each) => each === group);
  const fitting = infusions.map(({ dose }) => dose).filter(isForGroup);
  if (fitting.length === 0) return [];
  const [dose] = chosenDoses(medication, fitting, facts, library);
  if (areForSeveral(fitting) && bestPurpose(medication, fitting, facts, library) <= 0)
    return infusionRanges(medication, infusions, fitting, facts);
  const bags = infusions.find((each) => each.dose === dose)?.bags ?? [];
  if (!dose) return [];
  const source = drugPage(medication);
  const weight = signValue(patient, 'weight') ?? null;
  const isStatedFirst = bags.toSorted(
    (one, other) => Number(other.key === dose.concentration) - Number(one.key === dose.concentration),
  );
  const title = heading(`${medication.name}, ${dose.indication}${weight === null ? '' : `, ${weight} kg`}`);
  const stated = `${amountText(dose.amount)} IV`;
  const isPerKg = dose.amount.kind === 'perKg';
  if (isPerKg && weight === null)
    return [
      computed(`${title}\n\n${list([`**${stated}**`])}`, source),
      frame('**Write the weight:** this rate is per kg, and I work no mL/h out without it.'),
      ...recipesOf(medication, isStatedFirst.map(storedStrength)),
    ];
  const known = { weight, age: patient.days ?? null };
  const tables = isStatedFirst.flatMap((bag) => {
    const steps = rateSteps(dose, known, bag).slice(0, mostRows);
    const [name, time] = [unitName(dose.amount.unit, false), dose.amount.time];
    const [unit, whole] = [`${name}${isPerKg ? '/kg' : ''}/${time}`, `${name}/${time}`];
    const lines = steps.map(
      ({ stated: each, rate, mlPerHour }) =>
        `**${numberText(mlPerHour)} mL/h** = ${statedNumber(each)} ${unit}${weight === null || !isPerKg ? '' : ` = ${numberText(rate)} ${whole}`}`,
    );
    const [low, high] = [steps[0], steps.at(-1)].map((step) => numberText(step?.mlPerHour ?? 0));
    const range = low === high ? `${low} mL/h` : `${low}–${high} mL/h`;
    return lines.length === 0 ? [] : [`**${range}** of ${bag.label}:\n\n${list(lines)}`];
  });
  if (tables.length === 0) return [];
  return [
    computed([title, stated, ...tables].join('\n\n'), source),
    ...recipesOf(medication, isStatedFirst.map(storedStrength)),
  ];
}

const areForSeveral = (doses: readonly Dose[]) => new Set(doses.map(({ topic }) => topic)).size > 1;

/** Returns the range of each infusion, where a text does not say what it is for. */
function infusionRanges(
  medication: Medication,
  infusions: ReturnType<typeof infusionsOf>,
  fitting: readonly Dose[],
  { patient }: Facts,
): Block[] {
  const known = sizeOf(patient);
  const lines = infusions
    .filter(({ dose }) => fitting.includes(dose))
    .map(({ dose, bags }) => {
      const ranges = bags.flatMap((bag) => {
        const steps = rateSteps(dose, known, bag);
        const [low, high] = [steps[0], steps.at(-1)].map((step) => numberText(step?.mlPerHour ?? 0));
        return steps.length === 0 ? [] : [`${low === high ? low : `${low}–${high}`} mL/h of ${bag.label}`];
      });
      return `${dose.indication}: **${amountText(dose.amount)}**${ranges.length > 0 ? ` = ${ranges.join(' or ')}` : ''}`;
    });
  return [
    computed(`${heading(medication.name)}\n\n${list(lines)}`, drugPage(medication)),
    frame('**Write what it is for:** the rates differ.'),
  ];
}

/** Returns the volume of a stated amount, for the stated strength or for each stored one. */
function volumeBlocks({ name, medication }: PagedDrug, { text }: Facts): Block[] {
  const amount = statedAmount(text);
  if (!amount) return [];
  const source = drugPage(medication);
  const stated = statedStrength(text);
  const strengths = stated
    ? [stated]
    : medication.concentrations
        .filter(({ bag }) => bag === null)
        .filter((each) => areAlike(strengthOf(each), amountOf(1, amount.unit)))
        .map(storedStrength);
  const lines = strengths
    .filter(({ dimension }) => dimension === dimensionOf(amount.unit))
    .map(
      ({ label, size }) =>
        `**${numberText(drawn(inBasicUnit(amount.size, amount.unit) / size).volume)} mL** of ${label}`,
    );
  if (lines.length === 0) return [];
  return [
    computed(`${heading(`${name}, ${amount.text}`)}\n\n${list(lines)}`, source),
    ...(lines.length > 1
      ? [frame('**Several strengths exist:** read the ampoule, and take its line alone.')]
      : []),
  ];
}

/** Returns how a strength is made: the one that a text names, else all of them. */
function mixBlocks(drug: PagedDrug, facts: Facts, library: Library): Block[] {
  const { medication } = drug;
  const source = drugPage(medication);
  const made = medication.concentrations.filter(
    ({ preparation, bag }) => preparation !== null || bag !== null,
  );
  const passages = library.passagesAt(source.route).filter(({ section }) => section === 'preparation');
  // The dose says in what it is given.
  if (made.length === 0) return [...doseAnswer(facts, library), ...quoted(passages)];
  const wanted = wantedOf(made, facts, library, medication);
  return [
    computed(`${heading(`${medication.name}, to make up`)}\n\n${list(wanted.map(recipeLine))}`, source),
    ...quoted(passages),
  ];
}

/** Returns the strengths that a text names by their figure, label, route, or the purpose of their dose. */
function wantedOf(
  made: readonly Concentration[],
  facts: Facts,
  library: Library,
  medication: Medication,
): readonly Concentration[] {
  const { text } = facts;
  const squeezed = text.toLowerCase().replaceAll(/[\s,]/g, '');
  const target = /\b(?:to|get|make|want|need)\b[^.]*$/i.exec(text)?.[0] ?? text;
  const stated = statedStrength(target) ?? statedStrength(text);
  const isStated = (each: Concentration) => {
    const { size, dimension } = storedStrength(each);
    if (stated) return stated.dimension === dimension && Math.abs(stated.size / size - 1) < 1e-6;
    const [label = ''] = each.label.toLowerCase().split(/, | \(/);
    return squeezed.includes(label.replaceAll(/[\s,]/g, ''));
  };
  const exact = made.filter(isStated);
  if (exact.length > 0) return exact;
  const routes: readonly string[] = routesIn(text, facts.patterns);
  // A solution for a muscle must not stand alone where a vein is asked for.
  const ofRoute = made.filter(
    (each) =>
      routes.length === 0 || each.routes === null || each.routes.some((route) => routes.includes(route)),
  );
  const bags = ofRoute.filter(({ bag }) => bag !== null);
  if (!asksBag.test(text)) return ofRoute.length > 0 ? ofRoute : made;
  if (bags.length === 0) return ofRoute.length > 0 ? ofRoute : made;
  const chosen = chosenDoses(medication, medication.doses, facts, library);
  const ofPurpose = bags.filter(({ key }) => chosen.some(({ concentration }) => concentration === key));
  return ofPurpose.length > 0 ? ofPurpose : bags;
}

const asksBag = /\b(?:infusion|drip|bag|pump|syringe driver|syringe pump|per hour|\/h)\b/i;

function recipeLine({ label, preparation, bag, routes }: Concentration): string {
  const whole =
    bag &&
    `${statedNumber(bag.amount)} ${unitName(bag.unit, bag.amount === 1)} in ${bag.volume} mL of ${bag.fluid} (${bag.container})`;
  const how = [whole, preparation].filter((part) => typeof part === 'string').join('. ');
  return `**${label}**: ${how}.${routes === null ? '' : ` For ${routes.join(', ')}.`}`;
}

/** Returns the recipes of the strengths with these labels. */
function recipesOf(medication: Medication, strengths: readonly Strength[]): Block[] {
  const labels = new Set(strengths.map(({ label }) => label));
  const lines = medication.concentrations
    .filter(({ label, preparation, bag }) => labels.has(label) && (preparation !== null || bag !== null))
    .map(recipeLine);
  return lines.length === 0 ? [] : [computed(`**To make up**\n\n${list(lines)}`, drugPage(medication))];
}
