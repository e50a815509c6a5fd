import { words } from '@oryx/search';
import { frame, list, plain } from '../../answer/blocks.ts';
import type { Stated } from '../../conversation/inherit.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import type { Block } from '../../remi.ts';

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
  const titles = [...new Set(pages.map(({ title }) => title))].filter((title) => title !== text);
  const near = (drug ? ofDrug : titles).slice(0, mostChoices);
  if (near.length === 0) return [choice(`${notFound(message)} Ask me for example:`, examples)];
  return [
    choice("I found nothing on exactly this in Oryx's own content, and am not sure. Do you mean:", near),
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
