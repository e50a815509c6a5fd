import { computed, drugPage, frame, heading, link, list, quoted, seeAlso } from '../../answer/blocks.ts';
import { cited } from '../../answer/cited.ts';
import { inSlot } from '../../answer/slots.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { askedDrug } from '../doses/asked-drug.ts';
import { chosenDoses, whoFit } from '../doses/chosen-doses.ts';
import { cardLine, cardOf } from '../doses/worked-doses.ts';
import { helpText } from '../harm/harm.ts';
import { generalChart, toxicIn } from './poisonings.ts';
import { type Poisoning, poisoningsIn } from './worked-poisonings.ts';

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
  // What has failed is not asked for.
  const asked = facts.said.has('not-better') ? undefined : askedDrug(facts)?.name;
  const cards = (isAsked: boolean) =>
    doses
      .filter(({ drug }) => !facts.isOfSeveral && (drug.name === asked) === isAsked)
      .flatMap((each) => cardBlocks(each, facts, library));
  // The dose of the antidote that is asked for by name stands first, under its title.
  // Whoever shows the signs of too much is ventilated before that.
  const isToxic = toxicIn(facts, library).includes(poison);
  const own = cards(true);
  const [first, more] = isToxic ? [[], own] : [own.slice(0, 2), own.slice(2)];
  const passages = chart ? library.passagesAt(source.route) : [];
  const quotedSteps = passages.filter(
    ({ heading: title, kind }) => kind === 'algorithm' && steps.some((step) => step.heading === title),
  );
  return [
    ...inSlot('verdict', first),
    {
      ...computed(
        [
          heading(`${isToxic ? 'Too much' : 'Poisoning'}: ${poison.name}`),
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
    ...inSlot('figure', [...more, ...cards(false)]),
    ...doses.flatMap(({ passages: of }) => quoted(of)),
    ...quoted(quotedSteps),
  ];
}

/** Maximum number of figures for one antidote. The other doses are quoted below. */
const mostFigures = 3;

/** Returns the doses of an antidote for the patient as figures. */
function cardBlocks(
  { drug: { medication }, passages }: Poisoning['doses'][number],
  facts: Facts,
  library: Library,
): Block[] {
  if (!medication) return [];
  const source = drugPage(medication);
  const fitting = passages.flatMap(({ dose }) => (dose && whoFit(dose, facts) >= 0 ? [dose] : []));
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
