import { words } from '@oryx/search';
import { frame, list, plain } from '../../answer/blocks.ts';
import type { Stated } from '../../conversation/stated.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { measures } from '../../read/measures.ts';
import { observations } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { assessment } from '../handover/assessment.ts';

const mostChoices = 3;

/** What Remi can be asked, for a question of which nothing is understood. */
const examples = [
  'Adrenaline in anaphylaxis, child of 14 kg',
  'Adult fitting for 10 minutes',
  'NEWS: HR 118, RR 26, BP 98/60, SpO2 92 on air, temp 38.4, alert',
];

/** Asks what a question means, with the pages that are nearest to it. */
export function askBack({ question, text, message }: Facts, pages: readonly KnownPassage[]): Block[] {
  const drug = drugsOf(question.mentions).find(({ medication }) => medication);
  const ofDrug = drug
    ? [`Dose of ${drug.name}`, `When not to give ${drug.name}`, `How to prepare ${drug.name}`]
    : [];
  const titles = pages.map(({ title }) => title).filter((title) => title !== text);
  const near = drug ? ofDrug : titles;
  if (near.length === 0) return [choice(`${notFound(message)} Ask me for example:`, examples)];
  return [
    choice(
      "I found nothing on exactly this in Oryx's own content, and am not sure. Do you mean:",
      near.slice(0, mostChoices),
    ),
  ];
}

/** Returns true for a message that states values and asks nothing. */
export function isOnlyValues({ message: { text, patient, question } }: Facts): boolean {
  if (observations(patient) === 0 && patient.notUnderstood.length === 0) return false;
  // What a value means was not typed.
  const typed = new Set(words(text));
  return question.keywords.every((word) => word.length < 2 || !typed.has(word) || valueNames.has(word));
}

/** The words that name a value. */
const valueNames: ReadonlySet<string> = new Set([
  ...words('bp blood pressure'),
  ...measures.flatMap(({ names = [], weakNames = [] }) => [...names, ...weakNames].flatMap(words)),
]);

/** Says which values were read, and asks what is wanted of them. */
export function valuesRead({ patient, message: { text } }: Facts): Block[] {
  return [
    frame(`**I read**\n\n${list(assessment(patient))}`),
    choice('What do you want to know? For example:', [`NEWS: ${plain(text)}`]),
  ];
}

/** Longest part of a message in words that is repeated as what was looked for. */
const longest = 4;

/** Says that Oryx has no page of what a message names, in its own words from the first that tells something to the last. */
function notFound({ text, question: { keywords } }: Stated): string {
  const all = plain(text).split(' ');
  const tells = all.map((word) =>
    words(word).some((each) => keywords.includes(each) && /\p{L}{2}/u.test(each)),
  );
  const said = all.slice(tells.indexOf(true), tells.lastIndexOf(true) + 1);
  return tells.includes(true) && said.length <= longest
    ? `Oryx has no page of "${said.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')}".`
    : "I found nothing on this in Oryx's own content.";
}

const choice = (text: string, choices: readonly string[]): Block => ({
  ...frame(`${text}\n\n${list(choices)}`),
  choices,
});
