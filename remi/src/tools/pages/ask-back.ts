import { frame, list } from '../../answer/blocks.ts';
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
export function askBack({ question, text }: Facts, pages: readonly KnownPassage[]): Block[] {
  const drug = drugsOf(question.mentions).find(({ medication }) => medication);
  const ofDrug = drug
    ? [`Dose of ${drug.name}`, `When not to give ${drug.name}`, `How to prepare ${drug.name}`]
    : [];
  const titles = [...new Set(pages.map(({ title }) => title))].filter((title) => title !== text);
  const near = (drug ? ofDrug : titles).slice(0, mostChoices);
  if (near.length === 0) return [choice('Ask me for example:', examples)];
  return [
    choice("I found nothing on exactly this in Oryx's own content, and am not sure. Do you mean:", near),
  ];
}

const choice = (text: string, choices: readonly string[]): Block => ({
  ...frame(`${text}\n\n${list(choices)}`),
  choices,
});
