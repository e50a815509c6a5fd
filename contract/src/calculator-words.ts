import * as z from 'zod/mini';
import { measureKeys } from './measure.ts';

const text = z.string().check(z.minLength(1));
/** Phrases between commas, as `content/search/findings.yaml` explains them. */
const phrases = text;
/** A measure, a part of the blood pressure, or the age in completed years. */
const statedValue = z.enum([...measureKeys, 'systolic', 'diastolic', 'years']);
export type StatedValue = z.infer<typeof statedValue>;

const option = z.union([text, z.boolean()]);

/**
 * How one input of a calculator is found in a text. The ways are tried in this order: a measure, steps of a value or
 * groups of phrases, points after the name of the input, and words.
 */
export const inputWords = z.object({
  /** The value that the input is. It is converted into the unit of the input. */
  measure: z.optional(statedValue),
  /**
   * The option of the first bound that a value is under, otherwise the last. The value is a measure, the number of
   * stated groups of phrases, or the numbers in phrases such as `calf # cm`, which have to lead to one option. Two
   * numbers may count by their difference instead. Without an option a value decides nothing.
   */
  steps: z.optional(
    z.object({
      of: z.optional(statedValue),
      numbers: z.optional(phrases),
      groups: z.optional(z.array(phrases)),
      apart: z.optional(z.literal(true)),
      under: z.array(z.tuple([z.number(), z.nullable(option)])),
      /** The options that are left open where the stated groups decide no more. */
      among: z.optional(z.array(text)),
      last: z.optional(option),
    }),
  ),
  /** Phrases with the number that is the value, such as `level #`. */
  number: z.optional(phrases),
  /** Phrases that the rule of the input asks for, in the order of the rule. */
  hints: z.optional(z.array(phrases)),
  /** Yes if one of these groups of phrases is said, no if each is denied. */
  any: z.optional(z.array(phrases)),
  /** Names of the input before its points, such as `eye` in `eye 3`. */
  name: z.optional(phrases),
  /** Phrases for yes. A denied one means no. */
  yes: z.optional(phrases),
  /** The phrases for yes of which a denial means no, if it does not for all of them. */
  general: z.optional(phrases),
  /** Phrases for no, such as `orientated` for confusion. */
  no: z.optional(phrases),
  /** The options for yes and no, if the input is not a checkbox. */
  as: z.optional(z.tuple([text, text])),
  /** True if it is judged rather than found, so that it is not absent where nothing else is found. */
  isJudged: z.optional(z.literal(true)),
  /** Phrases for each option. A denied one says nothing. */
  options: z.optional(z.record(z.string(), phrases)),
  /** True if the first of several options that are stated counts. Otherwise they tell nothing. */
  takesFirst: z.optional(z.literal(true)),
  /** True if the words count only while the age is unknown, because it decides. */
  isByAge: z.optional(z.literal(true)),
  /** Values of a number of which one has the fewest and one the most points, for the range of an incomplete score. */
  span: z.optional(z.array(z.number())),
});
export type InputWords = z.infer<typeof inputWords>;

const names = z.array(text);

/** How a calculator is named, and how its inputs are found in a text. */
export const calculatorWords = z.object({
  calculator: text,
  /** Names that are also ordinary words. They name the tool only beside two of its inputs, or a word such as `score`. */
  weakNames: z._default(names, []),
  /** Names that are also conditions. They name the tool only beside a word such as `score`, and one of its inputs. */
  conditions: z._default(names, []),
  /** Phrases that ask for the tool without its name. */
  asked: z.optional(phrases),
  /** Phrases that ask for something else, so that the tool is not meant. */
  unless: z.optional(phrases),
  /** True if a question that names a drug is not meant: the result is a list of drugs, or what a dose depends on. */
  isOfDrugs: z.optional(z.literal(true)),
  /** True if the score is a sum of points, so that its range is known while inputs are missing. */
  isSum: z.optional(z.literal(true)),
  /** Inputs beside which a question for a dose is meant for the tool, if `asked` says its name. None: the name is enough. */
  dosesBy: z.optional(names),
  /**
   * The labels of the figures that are given while inputs are missing, if they are the same whatever is missing. The
   * band is given as well, if all that can be reached is known.
   */
  certain: z.optional(names),
  /** A measure with the name of the tool. Its value is a number without a name. */
  namesake: z.optional(z.enum(measureKeys)),
  /** True if a text with all of these inputs asks for the tool, even without a word. */
  tellingInputs: z._default(names, []),
  /** Inputs of which one is enough. */
  oneOf: z._default(names, []),
  /** Inputs without which the figure holds, but not its band. */
  mayLack: z._default(names, []),
  /** Inputs that numbers without a name stand for, in the order in which they are always written. */
  orders: z._default(z.array(names), []),
  /** Phrases for the options that all inputs with a name share, said after the name. */
  answers: z.optional(z.record(z.string(), phrases)),
  /** One row for each input that the patient's age, sex and weight do not fill. */
  inputs: z.record(z.string(), inputWords),
});
export type CalculatorWords = z.infer<typeof calculatorWords>;
