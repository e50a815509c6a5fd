import type { PatternName } from '@oryx/contract';
import { remembered } from './remembered.ts';

/** What a text says about the place of a dose in a scheme, and about the patient it is drawn up for. */
export interface Scheme {
  /** True if it asks for a dose that follows another one. */
  readonly asksLater: boolean;
  /** True if it asks whether or when the same dose is given again. */
  readonly asksRepeat: boolean;
  /** True if it asks for the second or third dose. */
  readonly asksNumbered: boolean;
  readonly asksFirst: boolean;
  readonly asksThird: boolean;
  readonly asksMaintenance: boolean;
  readonly asksPreventive: boolean;
  /** True if it asks for a dose of every day. */
  readonly asksDaily: boolean;
  /** True if it asks for a rate or an infusion. */
  readonly asksRate: boolean;
  readonly isRefractory: boolean;
  readonly isIntubated: boolean;
  /** True if there is no pump for an infusion. */
  readonly hasNoPump: boolean;
  /** True if the patient takes an opioid for long, or has just been operated. */
  readonly isDependent: boolean;
  readonly isAfterArrest: boolean;
  readonly isFrail: boolean;
  /** True if the patient lies in hospital, so that the dose before the transfer is not asked for. */
  readonly isInHospital: boolean;
  readonly isShocked: boolean;
  readonly isWithAdrenaline: boolean;
  /** True if the patient is awake, so that something can be given by mouth. */
  readonly isAwake: boolean;
  /** True if a drip is asked for beside another way: `IM and drip`. */
  readonly asksDripToo: boolean;
  /** True if all parts of a scheme are asked for: `bolus and rest`. */
  readonly asksCourse: boolean;
  /** The strengths as they begin a label: `10%`, `1:1000`. */
  readonly strengths: readonly string[];
  /** Whether the largest dose is asked for, and the dose as well. */
  readonly asksMaximum: 'no' | 'only' | 'too';
  /** Words of the content for what the text says in other words, such as `shock` for `hypotensive`. */
  readonly purposes: readonly string[];
}

const strength =
  /\b1\s*:\s*10[\s,.]?000\b|\b1\s*:\s*1[\s,.]?000\b|\b\d+(?:[.,]\d+)?\s?%|\b(?:d|(?:dextrose|glucose|dekstrose) )(?:10|50)\b(?!\s?(?:m|g|k|%))/gi;

/** Returns a strength without spaces, as a label begins: `1:10000`, `10%`. */
const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s,]/g, '')
    .replace(/^[a-z]+(10|50)$/, '$1%');

/** The words of the content for what patterns find. */
const purposes: readonly (readonly [word: string, said: PatternName])[] = [
  ['shock', 'for-shock'],
  ['procedure', 'for-procedure'],
  ['local anaesthesia', 'for-local-anaesthesia'],
  ['pulmonary oedema', 'for-pulmonary-oedema'],
  ['cardiac arrest', 'for-arrest'],
  ['intubation', 'for-intubation'],
  ['anaphylaxis', 'for-anaphylaxis'],
  ['organophosphate poisoning', 'for-organophosphate'],
];

/** Reads the place of a dose in a scheme, and the state of the patient. */
export const readScheme = remembered((text, patterns): Scheme => {
  const says = (name: PatternName, said = text) => patterns(name).test(said);
  const without = (name: PatternName) => text.replaceAll(new RegExp(patterns(name), 'gi'), ' ');
  const asksRepeat = says('asks-repeat');
  return {
    asksLater: says('asks-later') && !asksRepeat,
    asksRepeat,
    asksNumbered: says('asks-numbered'),
    asksFirst: says('asks-first'),
    asksThird: says('asks-third'),
    asksMaintenance: says('asks-maintenance'),
    asksPreventive: says('asks-prevention'),
    asksDaily: says('asks-daily'),
    asksRate: says('speaks-of-infusion', without('no-pump')),
    hasNoPump: says('no-pump'),
    isDependent: says('opioid-dependent'),
    isRefractory: says('refractory'),
    isIntubated: says('after-intubation'),
    isAfterArrest: says('after-arrest'),
    isFrail: says('frail'),
    isInHospital: says('in-hospital'),
    isShocked: says('shocked'),
    isWithAdrenaline: says('with-adrenaline'),
    isAwake: says('awake') && !says('not-awake'),
    asksDripToo: says('drip-too'),
    asksCourse: says('asks-course'),
    strengths: [...text.matchAll(strength)].map(([found]) => labelOf(found)),
    asksMaximum: !says('asks-most') ? 'no' : says('asks-dose', without('most-dose')) ? 'too' : 'only',
    purposes: purposes.flatMap(([word, said]) => (says(said) ? [word] : [])),
  };
});
