import { inDays } from '@oryx/doses';

/** A time of life that a text names, with the ages in days and the weights in kg that it allows. */
export interface LifeStage {
  readonly group: 'adult' | 'child' | 'newborn';
  readonly ages: readonly [from: number, to: number];
  readonly weights: readonly [from: number, to: number];
}

/** Whom a text is about, beside a stated age or weight. */
export interface Whom {
  readonly stages: readonly LifeStage[];
  /** True if it says that the patient is the one before, and true if it says that it is another. */
  readonly isSame: boolean;
  readonly isOther: boolean;
  /** A member of the family, who may be the patient: `mother`, another adult, or somebody of any age. */
  readonly relative: 'mother' | 'adult' | 'any' | undefined;
}

const years = (value: number) => inDays({ value, unit: 'year' });

const stages: readonly (LifeStage & { readonly word: RegExp })[] = [
  {
    word: /\b(?:newborns?|neonat\w*|preterm|premature baby|prem|prems|just born|pasgebore\w*|rec[eé]m.nascido)\b/i,
    ...{ group: 'newborn', ages: [0, 62], weights: [0.3, 6.5] },
  },
  {
    word: /\b(?:bab(?:y|ies)|infants?|baba|babatjie|beb[eé]s?|lactente)\b/i,
    ...{ group: 'child', ages: [0, years(2.2)], weights: [0.5, 18] },
  },
  { word: /\b(?:toddlers?|kleuter)\b/i, group: 'child', ages: [years(0.8), years(5.5)], weights: [6, 30] },
  {
    word: /\b(?:child(?:ren)?|kids?|kiddies?|boys?|girls?|p(?:a)?eds?|p(?:a)?ediatric\w*|kinders?|kind(?!\s+(?:of|regards))|seuns?|seuntjie|dogtertjie|meisies?|crian[cç]as?|menin[oa]s?|grand(?:child(?:ren)?|sons?|daughters?)|kleinkind(?:ers)?|net[oa])\b/i,
    ...{ group: 'child', ages: [0, years(18)], weights: [0.5, 60] },
  },
  {
    word: /\b(?:adults?|grown.?ups?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|volwassenes?|vrou(?:e)?|adultos?|homem|homens|mulher(?:es)?|mr|mrs)\b/i,
    ...{ group: 'adult', ages: [years(15), years(121)], weights: [30, 400] },
  },
  {
    word: /\b(?:elderly|old (?:man|woman|lady|people|person)|pensioner|geriatric|bejaarde\w*|idos[oa]s?)\b/i,
    ...{ group: 'adult', ages: [years(50), years(121)], weights: [30, 400] },
  },
];

const kin =
  'mother|mom|mum|mommy|mummy|ma|moeder|m[aã]e|father|dad|daddy|pa|vader|pai|parents?|brother|sister|siblings?|twin|broer|suster|irm[aã]o?|son|daughter|filh[oa]|husband|wife|partner|gran(?:ny|dmother|dpa|dfather|ma)?|ouma|oupa|av[oó]|aunt(?:ie)?|uncle|cousin|friend|neighbou?r|colleague|family';
/** Somebody who only says something about the patient. */
const informant = new RegExp(
  String.raw`\b(?:(?:his|her|the|die|a|her own)\s+)?(?:${kin}|teacher|nurse|doctor)\s+(?:says?|said|reports?|states?|thinks?|told|tells?|gave|has given|noticed|found|brought|insists|wants|asks?|is (?:worried|here|asking)|confirms?|denies|s[eê]|diz)\b`,
  'gi',
);
const mother = /\b(?:mother|mom|mum|mommy|mummy|moeder|m[aã]e)\b/i;
const adultKin =
  /\b(?:father|dad|daddy|vader|pai|parents?|husband|wife|partner|gran(?:ny|dmother|dpa|dfather|ma)?|ouma|oupa|av[oó]|aunt(?:ie)?|uncle|nurse|colleague)\b/i;
const otherKin =
  /\b(?:brother|sister|siblings?|twin|broer|suster|irm[aã]o?|son|daughter|filh[oa]|cousin|friend|neighbou?r)\b/i;

const patientWord =
  '(?:patient|pt|px|case|child|baby|kid|one|casualty|person|woman|man|lady|boy|girl|guy|pasi[eë]nt|paciente)';
const same = new RegExp(String.raw`\b(?:same|selfde|mesm[oa])\s+${patientWord}\b`, 'i');
const other = new RegExp(
  String.raw`\b(?:new|another|different|next|other|second|2nd|third|nuwe|ander|volgende|outr[oa]|nov[oa])\s+(?:\w+\s+)?${patientWord}\b|\b(?:some(?:one|body) else|bed \d+|pasi[eë]nt twee)\b`,
  'i',
);
/** The unborn child belongs to the pregnant patient. */
const unborn =
  /\b(?:harm|safe|bad|ok|okay|effects?|risk)\b.{0,20}\b(?:bab(?:y|ies)|infant)\b|\b(?:f(?:o)?etus|unborn)\b|\bbreast\W?feed\w*/i;

/** Reads whom a text is about. */
export function readWhom(text: string): Whom {
  const said = withoutInformants(text);
  const isOfUnborn = unborn.test(said);
  const named = stages.filter(({ word }) => word.test(said));
  return {
    stages: isOfUnborn ? named.filter(({ group }) => group === 'adult') : named,
    isSame: same.test(said),
    isOther: other.test(said),
    relative: mother.test(said)
      ? 'mother'
      : adultKin.test(said)
        ? 'adult'
        : otherKin.test(said)
          ? 'any'
          : undefined,
  };
}

/** Leaves out who says something about the patient, as in `his mother says`. */
const withoutInformants = (text: string): string => text.replaceAll(informant, ' ');
