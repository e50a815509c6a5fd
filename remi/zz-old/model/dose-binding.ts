import type { Dose, Medication } from '@oryx/contract';
import {
  agesText,
  amountText,
  doseParts,
  fitOf,
  keysOf,
  maximumText,
  quantityText,
  type ReadAmount,
  readAmounts,
  routesText,
  strengthOf,
  weightsText,
} from '@oryx/doses';
import { type Patterns, tellingWords, words } from '@oryx/search';
import { routesIn } from '../read/routes.ts';
import { groupsIn, type Question } from '../retrieval/question.ts';
import { plainOf, without } from './clauses.ts';

/** What is asked, whose patient and purpose count where a clause states none. */
export interface Asked {
  readonly text: string;
  readonly question: Question;
}

/** The question, with what its text is read with. */
interface Read extends Asked {
  readonly patterns: Patterns;
}

/** A clause about one drug. */
export interface Statement {
  /** As `clausesOf` returns it. */
  readonly plain: string;
  /** The words that name the drug. */
  readonly names: ReadonlySet<string>;
  /** False for a clause without any number. */
  readonly needsAmount: boolean;
}

/** Words that may stand around the parts of a dose. None of them changes what is given. */
const around = new Set(
  words(
    `give given giving is are the a an of in for to by and or as use used start dose single a patient with it then drawn from
    strength stated states oryx where who has have would you what why when which how much your choose do does should this
    that person people every repeat repeated`,
  ),
);
/** Words before an amount that bounds a dose. The amount itself is compared with the row. */
const bound = /\b(?:at most|no more than|at least|up to|maximum|max|each time)\b/g;
/** Words that need a counterpart in the row. */
const tied: readonly (readonly [RegExp, (dose: Dose) => boolean])[] = [
  [/\b(?:repeat(?:ed)?|every|each time)\b/, ({ repeat }) => repeat !== null],
  [/\b(?:at most|maximum|max|up to|no more than)\b/, ({ maximum }) => maximum !== null],
  [/\bat least\b/, ({ minimum }) => minimum !== null],
  [/\b(?:each)\b(?! time)/, () => false],
];

/** Names of routes as they are written, besides those of the row. */
const routeWords = new Set(
  words(
    `iv io im sc po intravenous intravenously intramuscular intramuscularly intraosseous subcutaneous subcutaneously oral orally mouth
    sublingual sublingually buccal buccally intranasal intranasally nasal inhaled nebulised nebulized nebuliser neb rectal rectally`,
  ),
);

const numberWords =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|halves|third|quarter|double|triple|twice|thrice|dozen|\w*fold|times|couple)\b/;

/** Returns true if a clause holds a number, in figures or in words. */
export const hasFigure = (plain: string): boolean =>
  /[\p{N}]/u.test(plain) || (numberWords.test(plain) && !/^(?:one|the first)\b/.test(plain));

/**
 * Returns true if everything that a clause says of a drug is one dose of its page: the amount, the patient, the route,
 * the purpose and, where they are stated, strength, interval and maximum. A patient or a purpose that the clause leaves
 * out must be that of the question. A word that the row does not explain leaves the clause unbound.
 */
export function bindsToDose(statement: Statement, medication: Medication, asked: Read): boolean {
  return medication.doses.some((dose) => isThisDose(statement, dose, medication, asked));
}

function isThisDose(
  { plain, names, needsAmount }: Statement,
  dose: Dose,
  medication: Medication,
  asked: Read,
): boolean {
  if (
    !isForPatient(plain, dose, asked) ||
    !isByRoute(plain, dose, asked) ||
    !isForPurpose(plain, dose, asked)
  )
    return false;
  const copied = withoutCopied(plain, dose, medication);
  const rest = withoutFigures(copied.rest, dose, medication);
  if (rest === undefined || (needsAmount && !copied.hasAmount && !rest.hasAmount)) return false;
  if (/\p{N}/u.test(rest.text) || numberWords.test(rest.text)) return false;
  const text = rest.text.replaceAll(bound, ' | ');
  if (tied.some(([word, isStated]) => word.test(rest.text) && !isStated(dose))) return false;
  const ofRow = new Set(words(`${dose.indication} ${dose.topic}`));
  const isNegation = (word: string) => negations.has(word);
  return words(text).every(
    (word) =>
      around.has(word) ||
      names.has(word) ||
      routeWords.has(word) ||
      groupsIn([word]).size > 0 ||
      (ofRow.has(word) && !isNegation(word)),
  );
}

const negations = new Set(words('not no never without unless except avoid instead neither nor'));

/** The patient is that of the row: named, or known from the question. A condition of the row must be met or written. */
function isForPatient(plain: string, dose: Dose, { question }: Asked): boolean {
  const named = groupsIn(words(plain));
  const groups = named.size > 0 ? named : question.groups;
  // A lesson about an adult must not stand under a question about a child.
  if (question.groups.size > 0 && [...named].some((group) => !question.groups.has(group))) return false;
  if (dose.patient !== 'any' && (groups.size !== 1 || !groups.has(dose.patient))) return false;
  const isWritten = (text: string | null) => text === null || without(plain, plainOf(text)) !== undefined;
  if (!isWritten(dose.who)) return false;
  if (isWritten(weightsText(dose.weights)) && isWritten(agesText(dose.ages))) return true;
  const { age = null, weight = null } = question;
  return fitOf(dose, { age, weight }).state === 'fits' && (dose.weights === null || weight !== null);
}

function isByRoute(plain: string, { routes }: Dose, { patterns }: Read): boolean {
  // `routesIn` tells the muscle from `I'm` by its capitals.
  const named = routesIn(plain.replaceAll(/\bim\b/g, 'IM'), patterns);
  return named.length > 0 && named.every((route) => routes.some((each) => each === route));
}

/** The purpose is that of the row. What tells the row from the first choice for the same purpose must be written too. */
function isForPurpose(plain: string, dose: Dose, asked: Asked): boolean {
  const said = new Set(words(plain));
  const areIn = (text: string, all: ReadonlySet<string>) =>
    tellingWords(words(text)).every((word) => all.has(word));
  if (dose.differs !== null && !areIn(dose.differs, said) && !areIn(dose.indication, said)) return false;
  const [purpose = ''] = dose.indication.split(',');
  const names = [dose.topic, purpose, ...dose.topic.split(' or '), ...purpose.split(' or ')];
  const isNamedIn = (all: ReadonlySet<string>) => names.some((each) => areIn(each, all));
  return isNamedIn(said) || isNamedIn(new Set([...said, ...words(asked.text)]));
}

/** Removes what is copied from the row, longest first. */
function withoutCopied(plain: string, dose: Dose, { concentrations }: Medication) {
  const { size, more } = doseParts(dose, concentrations);
  const sizes = [size, amountText(dose.amount)].map(plainOf);
  const maximum = dose.maximum && maximumText(dose.maximum);
  const minimum = dose.minimum && quantityText(dose.minimum.amount, dose.minimum.unit);
  const others = [
    ...more,
    dose.indication,
    dose.topic,
    dose.repeat,
    dose.over,
    ...(dose.over?.split(', ') ?? []),
    dose.who,
    dose.differs,
    maximum && `at most ${maximum}`,
    maximum && `maximum ${maximum}`,
    minimum && `at least ${minimum}`,
    weightsText(dose.weights),
    agesText(dose.ages),
    routesText(dose.routes),
  ].flatMap((part) => (part ? [plainOf(part)] : []));
  let hasAmount = false;
  let rest = plain;
  for (const part of [...sizes, ...others].toSorted((one, other) => other.length - one.length)) {
    const next = without(rest, part);
    if (next !== undefined && sizes.includes(part)) hasAmount = true;
    rest = next ?? rest;
  }
  return { rest, hasAmount };
}

const interval =
  /\bevery (\d+(?:[.,]\d+)?)(?: ?(?:-|to) ?(\d+(?:[.,]\d+)?))? ?(min(?:ute)?s?|h(?:(?:ou)?rs?)?|days?)\b|\b(\d+)[ -]?hourly\b/g;
const ratio = /\b1 ?(?::|in) ?(\d[\d ,]*\d)/g;
const percent = /(\d+(?:[.,]\d+)?) ?%/g;
const most = /\b(?:at most|maximum|max|up to|no more than)(?: (?:of|is|single|dose|a))* ?:? ?$/;
const least = /\bat least ?$/;

const numberOf = (text: string) => Number(text.replaceAll(/[ ](?=\d{3})/g, '').replace(',', '.'));

/**
 * Removes the figures that are those of the row: interval, strength, amounts and bounds. Returns undefined if one is not.
 */
function withoutFigures(plain: string, dose: Dose, medication: Medication) {
  let isRight = true;
  const check = (isOfRow: boolean) => {
    isRight &&= isOfRow;
    return ' | ';
  };
  const perMl = strengthOfDose(dose, medication);
  let hasStrength = false;
  const isStrength = (size: number) => {
    hasStrength = true;
    return perMl !== undefined && Math.abs(size - perMl) < perMl * 1e-6;
  };
  let text = plain
    .replaceAll(
      interval,
      (
        _,
        low: string | undefined,
        high: string | undefined,
        unit: string | undefined,
        hourly: string | undefined,
      ) =>
        check(
          isInterval(dose, numberOf(low ?? hourly ?? ''), numberOf(high ?? low ?? hourly ?? ''), unit ?? 'h'),
        ),
    )
    .replaceAll(ratio, (_, parts: string) => check(isStrength(1000 / Number(parts.replaceAll(/[ ,]/g, '')))))
    .replaceAll(percent, (_, size: string) => check(isStrength(numberOf(size) * 10)));
  let hasAmount = false;
  const amounts = readAmounts(text);
  for (const amount of amounts)
    if (amount.per.includes('mL')) check(amount.sizes.length === 1 && isStrength(inMgOf(amount)));
  for (const amount of amounts.filter(({ per }) => !per.includes('mL'))) {
    const before = text.slice(0, amount.start);
    const isVolume = amount.unit === 'mL' && dose.amount.unit !== 'mL';
    if (numberWords.test(amount.text.toLowerCase())) check(false);
    else if (most.test(before)) check(isMaximum(amount, text.slice(amount.end), dose));
    else if (least.test(before))
      check(dose.minimum !== null && isAmount(amount, [dose.minimum.amount], dose.minimum.unit, []));
    else if (isVolume) check(hasStrength && isVolumeOf(amount, dose, medication));
    else {
      check(isMain(amount, dose));
      hasAmount = true;
    }
  }
  if (!isRight) return undefined;
  text = amounts.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} | ${rest.slice(end)}`, text);
  const period =
    dose.maximum?.per === 'day'
      ? /\b(?:in|per) (?:a |24 )?(?:day|hours?|h)\b|\b(?:a day|daily)\b/g
      : /\b(?:a|per) dose\b/g;
  return { text: text.replaceAll(period, ' | '), hasAmount };
}

const inMgOf = ({ sizes: [size = 0], unit }: ReadAmount) =>
  unit === 'microgram' ? size / 1000 : unit === 'g' ? size * 1000 : size;

/** Returns the amount in one mL of the strength that the dose is drawn from, in mg or units. */
function strengthOfDose({ concentration }: Dose, { concentrations }: Medication): number | undefined {
  const drawn = concentrations.find(({ key }) => key === concentration);
  return drawn && strengthOf(drawn).size;
}

function isInterval({ interval: stated }: Dose, low: number, high: number, unit: string): boolean {
  const short = unit.startsWith('m') ? 'min' : unit.startsWith('d') ? 'day' : 'h';
  return stated !== null && stated.min === low && stated.max === high && stated.unit === short;
}

/** Returns true if an amount is one of these sizes, or the range between both. */
function isAmount(
  amount: ReadAmount,
  sizes: readonly number[],
  unit: Dose['amount']['unit'],
  per: ReadAmount['per'],
): boolean {
  const keys = keysOf({ ...amount, sizes, unit, per });
  const own = keysOf(amount);
  return own.length === 1
    ? keys.includes(own[0] ?? '')
    : own.length === keys.length && own.every((key, at) => key === keys[at]);
}

function isMain(amount: ReadAmount, { amount: { kind, min, max, unit, time } }: Dose): boolean {
  const per = [...(kind === 'perKg' ? (['kg'] as const) : []), ...(time === null ? [] : [time])].sort();
  return isAmount(amount, [min, max], unit, per);
}

function isMaximum(amount: ReadAmount, after: string, { maximum }: Dose): boolean {
  if (maximum === null) return false;
  const isDaily =
    amount.per.includes('day') || /^ ?(?:in|per) (?:a |24 )?(?:day|h)|^ ?(?:a day|daily)/.test(after);
  if (isDaily !== (maximum.per === 'day')) return false;
  return isAmount({ ...amount, per: [] }, [maximum.amount], maximum.unit, []);
}

/** Returns true if a volume is that of the row, as its own text states it. */
function isVolumeOf(amount: ReadAmount, dose: Dose, { concentrations }: Medication): boolean {
  const stated = readAmounts(doseParts(dose, concentrations).size).filter(({ unit }) => unit === 'mL');
  return stated.some((volume) => keysOf(amount).every((key) => keysOf(volume).includes(key)));
}
