import { computed, frame, heading, link, list, quoted, seeAlso } from '../../answer/blocks.ts';
import { cited } from '../../answer/cited.ts';
import { inSlot } from '../../answer/slots.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { readExposure } from '../../read/poisoning.ts';
import type { Block } from '../../remi.ts';
import { chartFor } from '../chart/choice.ts';
import { askedDrug, asksDose, asksOtherSection, namesNewDrug } from '../doses/asked-drug.ts';
import { chosenDoses, namesPurpose } from '../doses/chosen-doses.ts';
import { cardLine, cardOf } from '../doses/worked-doses.ts';
import { helpText } from '../harm/harm.ts';
import { type Poisoning, poisoningsIn, takenDrugs } from './poisonings.ts';

/** The chart for a poison that no row names. */
const generalChart = 'algorithm/37';

/** Returns true if somebody was poisoned or an antidote is asked for, and not only the dose of one drug. */
export function asksAntidote(facts: Facts, library: Library): boolean {
  const exposure = readExposure(facts.text, library.patterns);
  const found = poisoningsIn(facts, library);
  if (found.length === 0 && !exposure.asksAntidote && !exposure.isStated) return false;
  if (!exposure.asksAntidote && isOfOwnChart(facts, library)) return false;
  // Its signs tell which poison it is.
  if (!exposure.asksAntidote && found.length === 0 && pageOfChart(facts, library) === wetChart) return false;
  const taken = takenDrugs(facts, library);
  // The dose of an antidote is a matter of its own page.
  const asksOnlyDose =
    asksDose(facts, library) && drugsOf(facts.question.mentions).every(({ name }) => !taken.has(name));
  const drug = askedDrug(facts);
  const asksPage = drug !== undefined && !taken.has(drug.name) && asksOtherSection(facts.question.sections);
  if (found.length > 0) return !asksOnlyDose && !asksPage;
  if (asksOnlyDose && drug && namesNewDrug(facts) && namesPurpose(drug.medication, facts, library))
    return false;
  return exposure.asksAntidote || (exposure.isStated && facts.patterns('unknown-overdose').test(facts.text));
}

/** The chart for poisons that make the patient wet: small pupils, drooling, wheeze. */
const wetChart = 'algorithm/36';

const pageOfChart = (facts: Facts, library: Library): string =>
  `algorithm/${chartFor(facts, library)?.chart.id}`;

/** Charts of a bite and of a sting, of which most need first aid and no antidote. */
const ownCharts: readonly string[] = ['algorithm/34', 'algorithm/35'];

/** Returns true if the chart of a bite or a sting leads, and nothing else was taken. */
function isOfOwnChart(facts: Facts, library: Library): boolean {
  const page = pageOfChart(facts, library);
  return (
    ownCharts.includes(page) && poisoningsIn(facts, library).every(({ poison }) => poison.chart === page)
  );
}

/** Returns what to do about the poisons of a text: the antidote with its dose, what harms, the steps and the chart. */
export function antidoteBlocks(facts: Facts, library: Library): Block[] {
  const found = poisoningsIn(facts, library);
  const blocks =
    found.length > 0
      ? found.flatMap((poisoning) => poisoningBlocks(poisoning, facts, library))
      : unknownBlocks(facts, library);
  const lines = helpText(library.sources.knowledge.helpLines.rows, ['poison']);
  return [
    ...blocks,
    ...(lines === '' ? [] : [{ ...frame(`**Ask a poison line**\n\n${lines}`), slot: 'more' as const }]),
  ];
}

function poisoningBlocks({ poison, chart, steps, doses }: Poisoning, facts: Facts, library: Library) {
  const source = library.pageOf(poison.chart) ?? { title: 'Algorithms', route: '/algorithms' };
  const { sources } = library.sources.knowledge.poisons;
  const cards = facts.isOfSeveral ? [] : doses.flatMap((each) => cardBlocks(each, facts, library));
  const passages = chart ? library.passagesAt(source.route) : [];
  const quotedSteps = passages.filter(
    ({ heading: title, kind }) => kind === 'algorithm' && steps.some((step) => step.heading === title),
  );
  return [
    {
      ...computed(
        [
          heading(`Poisoning: ${poison.name}`),
          list([
            `**Antidote**: ${poison.antidote}`,
            ...poison.never.map((line) => `**Never**: ${line}`),
            'Airway, breathing, circulation and glucose come first.',
          ]),
          `${cited(poison, sources)} ${link(source)}`.trim(),
        ].join('\n\n'),
        source,
      ),
      slot: 'verdict' as const,
    },
    ...inSlot('figure', cards),
    ...doses.flatMap(({ passages: of }) => quoted(of)),
    ...quoted(quotedSteps),
  ];
}

/** Maximum number of figures for one antidote. The other doses are quoted below. */
const mostFigures = 3;

/** Returns the doses of an antidote for the patient as figures. */
function cardBlocks(
  { drug: { name, medication }, passages }: Poisoning['doses'][number],
  facts: Facts,
  library: Library,
): Block[] {
  if (!medication) return [];
  const source = { title: name, route: `/medications/${medication.id}` };
  const fitting = passages.flatMap(({ dose }) => dose ?? []);
  const chosen = chosenDoses(medication, fitting, facts, library);
  const doses = [...new Set([...chosen, ...fitting])].slice(0, mostFigures);
  return [
    frame(heading(link(source)), source),
    ...doses.map((dose) => {
      const card = cardOf(medication, dose, facts.patient, source);
      return { ...computed(list([cardLine(card, false)]), source), card };
    }),
  ];
}

/** Returns the general chart, and says of which drugs Oryx has no antidote. */
function unknownBlocks({ question }: Facts, library: Library): Block[] {
  const source = library.pageOf(generalChart);
  if (!source) return [];
  const names = drugsOf(question.mentions).map(({ name }) => name);
  const title = names.length > 0 ? `Poisoning: ${names.join(', ')}` : 'Poisoning';
  const steps = library.algorithmPassages(source.route).slice(1, 3);
  return [
    {
      ...frame(
        `${heading(title)}\n\n${names.length > 0 ? `Oryx has no antidote of ${names.join(', ')}. ` : ''}Airway, breathing, circulation and glucose first, then find out what, how much and when. Ask a poison line. ${link(source)}`,
        source,
      ),
      slot: 'verdict',
    },
    ...quoted(steps),
    ...seeAlso([source]),
  ];
}
