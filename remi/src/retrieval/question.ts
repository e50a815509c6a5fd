import { tellingWords, words } from '@oryx/content/search';
import type { Mention, Names } from '../drugs/names.ts';
import type { Group, PageKind } from '../passages/passage.ts';
import { ofWeight } from '../patient/signs.ts';
import { type Section, sectionsIn } from './sections.ts';

/** Words of questions and requests that say nothing about their subject. */
const fillers = new Set(
  words(
    `should can could would do does did must may might will shall have has had be been am was were i me my we our you your he
    she they his her their this these those there here please tell show say explain know want need give gives giving given
    patient patients person someone who whom whose why when where while then than if not no yes so such any some all also
    just only very about into over under after before between because still get got go going make makes use used using
    good best right correct proper usual first next now let help ask question about regarding oryx remi it its them
    create make write care plan explain diagnosis summarise summary handover differential differentials check list
    pt pts px mx rx tx hx dx meds med stat asap thanks hi hello quick quickly does mean means happen happens try tried still refuse refuses called
    ok okay alright else again really today tonight yesterday night morning last week ago came come went found brought said say look looks keep keeps cant dont wont doesnt isnt guy guys many each both way one whats
    die n en het nie met vir van op hy wat hoe se ek dit te na aan om maar sal kan moet gee hoeveel baie ook nou word oor`,
  ),
);

const groupWords: Readonly<Record<Group, string>> = {
  newborn: 'newborn neonate neonatal neonates newborns preterm',
  child:
    'child children paediatric pediatric paeds peds infant infants baby babies toddler toddlers boy girl kid kids school preschool kind kinders',
  adult: 'adult adults man woman',
};
const groupOfWord = new Map(
  (Object.entries(groupWords) as [Group, string][]).flatMap(([group, of]) =>
    words(of).map((word) => [word, group] as const),
  ),
);

/** Words that ask for a kind of page. */
const kindWords: readonly (readonly [PageKind, RegExp])[] = [
  [
    'calculator',
    /\b(calculat\w*|scores?|scoring|scale|criteria|formula|points|convert\w*|index|work out|estimat\w*|questionnaire|grading|screening|risk|probability|predict\w*|mortality)\b/i,
  ],
  [
    'algorithm',
    /\b(manag\w*|treat\w*|algorithm|protocol|approach|steps?|flow ?chart|pathway|what (do|should) (i|we) do)\b/i,
  ],
  ['guideline', /\b(guidelines?|reference|recommendations?|published)\b/i],
  [
    'pediatric',
    /\b(normal|sizes?|tubes?|ett|opa|ng|nasogastric|oropharyngeal|weigh\w*|joules?|j\/kg|defibrillat\w*|cardiover\w*|(?:heart|respiratory|resp|pulse) rate(?! *\d)|vital signs?|systolic(?! *\d)|(?:pulse|hr|rr|resps?|bp)(?: of| is)? \d+ (?:is )?(?:ok|okay|normal|fine|high|low|fast|slow))\b/i,
  ],
];

/** A word that asks for a kind of page, and says nothing about which. */
const kindOf = /^(calculat|score|scale|criteria|formula|manag|treat|algoritm|protocol|aproac|guideline)/;

/** What a question says, as far as it is understood. */
export interface Question {
  /** Its words without fillers, as the search compares them. */
  readonly asked: readonly string[];
  /** Those of them that say what it is about, rather than what of it is asked or for whom. */
  readonly telling: readonly string[];
  /** Two of these that stand side by side. */
  readonly phrases: readonly string[];
  readonly mentions: readonly Mention[];
  /** What it is about: what it names, but for a drug that the patient only takes, if anything else is named. */
  readonly subjects: readonly Mention[];
  readonly sections: ReadonlySet<Section>;
  readonly groups: ReadonlySet<Group>;
  readonly kinds: ReadonlySet<PageKind>;
  /** Age in months. */
  readonly age?: number;
  /** In kg. */
  readonly weight?: number;
}

/** Reads a question. Of a longer one only the beginning is looked at, so that none takes long. */
export function readQuestion(text: string, names: Names, isWord: (word: string) => boolean): Question {
  const all = words(text).slice(0, mostWords);
  const mentions = names.in(all, (word) => fillers.has(word) || isWord(word));
  // A page says `co-trimoxazole` where the question has a trade name.
  const meant = mentions.flatMap(({ drug }) => (drug && !drug.medication ? words(drug.name) : []));
  const asked = [...new Set([...tellingWords(all).filter((word) => !fillers.has(word)), ...meant])];
  const telling = asked.filter((word) => !isAside(word));
  const age = ageInMonths(text);
  const groups = groupsIn(all);
  const weight = weightIn(text);
  // A baby of some days is a newborn, whatever else it is called.
  if (age !== undefined && age < 1) groups.clear();
  if (age !== undefined) groups.add(age < 1 ? 'newborn' : age < childUntil ? 'child' : 'adult');
  else if (groups.size === 0 && weight !== undefined && weight < adultWeight) groups.add('child');
  return {
    asked,
    telling,
    phrases: phrasesOf(all, new Set(telling)),
    mentions,
    subjects: subjectsOf(mentions, all, telling),
    sections: sectionsIn(all),
    groups,
    kinds: new Set(kindWords.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []))),
    ...(age === undefined ? {} : { age }),
    ...(weight === undefined ? {} : { weight }),
  };
}

/** Words before a drug that is taken or was given, and words between. */
const background = new Set(words('on takes taking took taken uses using after despite op neem'));
const articles = new Set(words('a an the his her my some chronic daily'));

/** So many words beside a drug that is taken say what a question is about. */
const fewestBeside = 3;

function subjectsOf(
  mentions: readonly Mention[],
  all: readonly string[],
  telling: readonly string[],
): readonly Mention[] {
  const isTaken = ({ drug, from }: Mention) => {
    const before = all.slice(0, from).findLast((word) => !articles.has(word));
    return drug !== undefined && before !== undefined && background.has(before);
  };
  const subjects = mentions.filter((mention) => !isTaken(mention));
  const isAboutMore =
    mentions.every(({ entries }) => entries.length === 0) &&
    telling.length - mentions.flatMap(({ words: name }) => name).length >= fewestBeside;
  return subjects.length > 0 || isAboutMore ? subjects : mentions;
}

function phrasesOf(all: readonly string[], telling: ReadonlySet<string>): string[] {
  return all.flatMap((word, at) => {
    const next = all[at + 1];
    return next !== undefined && telling.has(word) && telling.has(next) ? [`${word} ${next}`] : [];
  });
}

const mostWords = 80;

/** Words for amounts, which no page is found by. */
const units = new Set(
  words(
    'kg g mg ml l mcg ug microgram unit units mmol day days week weeks month months year years hour hours hr min minute minutes',
  ),
);

const isAside = (word: string) =>
  /^\d/.test(word) ||
  units.has(word) ||
  groupOfWord.has(word) ||
  sectionsIn([word]).size > 0 ||
  kindOf.test(word);

/** The patients that words speak of. */
export function groupsIn(all: readonly string[]): Set<Group> {
  return new Set(all.flatMap((word) => groupOfWord.get(word) ?? []));
}

/** In kg: who is lighter, and of no stated age, is taken for a child. */
const adultWeight = 30;

const weightPattern = new RegExp(String.raw`(?<![\d.,/])(\d+(?:[.,]\d+)?)${ofWeight}`, 'i');

function weightIn(text: string): number | undefined {
  const found = weightPattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}

/** In months: who is younger counts as a child for a dose. */
const childUntil = 12 * 12;

const monthsIn: readonly (readonly [RegExp, number])[] = [
  [/\b(\d{1,2})[\s-]*(?:days?)[\s-]*old\b/i, 1 / 30],
  [/\b(\d{1,2})[\s-]*(?:weeks?|wks?)[\s-]*old\b/i, 7 / 30],
  [/\b(\d{1,2})[\s-]*(?:months?|mo|mths?|m)[\s-]*(?:old|baby|infant|boy|girl|child)\b/i, 1],
  [/\b(\d{1,3})[\s-]*(?:years?|yrs?|y)(?:[\s/-]*(?:old|o)\b|\b)/i, 12],
  [/\baged? (\d{1,3})\b(?! *(?:months?|weeks?|days?))/i, 12],
];

/** The age in months that a text states; undefined when it states none. */
function ageInMonths(text: string): number | undefined {
  for (const [pattern, months] of monthsIn) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return Number(found) * months;
  }
  return undefined;
}
