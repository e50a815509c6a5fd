import type { Condition, Contraindication, Poison } from '@oryx/contract';
import type { RemiSources } from '../remi.ts';

/** Questions that name a drug (D) and a condition (Y) of the patient. */
const stating = [
  'can i give D in Y',
  'D in Y',
  'D with Y',
  'is D ok if Y',
  'Y pt needs D',
  'D dose, known Y',
  'D dose? Y',
  'pt with Y, give D?',
  'mag ek D gee vir Y',
  'D 70kg adult, has Y',
] as const;

/** Questions that name a drug and deny a condition. */
const denying = [
  'can i give D, no Y',
  'D dose, no Y',
  'D dose, denies Y',
  'D without Y',
  'D dose, no hx of Y',
  'D dose. Y excluded',
  'D dose, Y: no',
  'D dose, no diabetes, no Y',
  'D dose, no diabetes or Y',
  'D dose, not known with Y',
  'D dose, never had Y',
  'D dose, ruled out Y',
  'D dose, geen Y',
  'D dose, Y neg',
] as const;

/** How somebody takes a poison (P). */
const taking = [
  'drank P',
  'swallowed a lot of P',
  'popped 30 P',
  'downed a bottle of P',
  'necked 20 P',
  'OD on P',
  'od P',
  'P overdose',
  'overdosed on P 2 hours ago',
  'child ate P',
  'kid got into the P',
  'toddler found with P in mouth',
  'guzzled P',
  'chugged P',
  'gulped P',
  'scoffed a strip of P',
  'munched a box of P',
  "took gran's P",
  'ate half a packet of P',
  'had 40 P',
  'P toxicity',
  'P poisoning',
  'het P gedrink',
  'het 30 P gevat',
  'tomou P a mais',
  'bebeu P',
] as const;

/** A generated question about a drug. */
interface SafetyQuestion {
  readonly text: string;
  readonly row: Contraindication;
  readonly drug: string;
  /** True if the text denies what rules the drug out. */
  readonly isDenied: boolean;
}

/** A phrase as it is typed: a beginning such as `hypotens*` is typed as it stands. */
const typed = (phrase: string) => phrase.replaceAll('*', '');

/** Phrases that deny by themselves, such as `no urine`, or that are values, are not put after a denial. */
const canBeDenied = (phrase: string) =>
  !/^(?:no|not|without|absent|geen|sem|never|un|lost|reflexes|knee|areflex|baby not|twin|in |em |qt [56])|\d/.test(
    phrase,
  );

/**
 * Returns every question that a row, a drug of it, a phrase for one of its conditions and a form make. Only rows that
 * hold for an adult of unknown sex are asked about.
 */
export function safetyQuestions({ knowledge }: Pick<RemiSources, 'knowledge'>): SafetyQuestion[] {
  const { rows, conditions } = knowledge.contraindications;
  const said = new Map(conditions.map((each: Condition) => [each.id, each.said]));
  return rows
    .filter((row) => row.conditions.length > 0 && row.patient === 'any' && !row.ages && !row.pregnant)
    .flatMap((row) => {
      const drugs = row.drugs.flatMap((name) => membersOf(name, knowledge));
      const phrases = row.conditions
        .flatMap((id) => said.get(id) ?? [])
        .filter((each) => !each.endsWith('s*'));
      return drugs.flatMap((drug) =>
        phrases.flatMap((phrase) => {
          const fill = (form: string, isDenied: boolean) => ({
            text: form.replace('D', drug.toLowerCase()).replace('Y', typed(phrase)),
            row,
            drug,
            isDenied,
          });
          return [
            ...stating.map((form) => fill(form, false)),
            ...(canBeDenied(phrase) ? denying.map((form) => fill(form, true)) : []),
          ];
        }),
      );
    });
}

/** Returns a drug, or the drugs of a class. */
function membersOf(name: string, { interactions }: RemiSources['knowledge']): readonly string[] {
  const members = interactions.drugs.filter(({ classes }) => classes.includes(name));
  return members.length > 0 ? members.map((each) => each.name) : [name];
}

/** Returns every question that a poison, a word for it and a form make. */
export const poisonQuestions = (
  rows: readonly Poison[],
): readonly { readonly text: string; readonly poison: Poison }[] =>
  rows.flatMap((poison) =>
    poison.said.flatMap((phrase) =>
      taking.map((form) => ({ text: form.replace('P', typed(phrase)), poison })),
    ),
  );
