import type { RawValues } from '@oryx/calculators';
import type { Findings } from '../../read/findings.ts';
import type { MeasureKey } from '../../read/measures.ts';
import { type Patient, signValue } from '../../read/patient.ts';

/** What a text states, as far as a calculator can use it. */
export interface Stated {
  readonly patient: Patient;
  readonly findings: Findings;
}

type Raw = RawValues[string];

/**
 * How one input of a calculator is found in a text. The ways are tried in this order: a measure, a rule, points after
 * the name of the input, and words. Phrases are written in the notation of `Findings`.
 */
export interface InputRow {
  /** The measure that the input is. It is converted into the unit of the input. */
  readonly measure?: MeasureKey;
  /** Returns the value, or undefined if the text does not state it. */
  readonly from?: (stated: Stated) => Raw | undefined;
  /** Names of the input before its points, such as `eye` in `eye 3`. */
  readonly name?: string;
  /** Phrases for yes. A denied one means no. */
  readonly yes?: string;
  /** The phrases for yes of which a denial means no, if it does not for all of them. */
  readonly general?: string;
  /** Phrases for no, such as `orientated` for confusion. */
  readonly no?: string;
  /** Phrases for each option. A denied one says nothing. */
  readonly options?: Readonly<Record<string, string>>;
  /** True if the words count only while the age is unknown, because it decides. */
  readonly isByAge?: true;
  /** Values of a number of which one has the fewest and one the most points, for the range of an incomplete score. */
  readonly span?: readonly number[];
}

/** How a calculator is named, and how its inputs are found in a text. */
export interface CalculatorRow {
  readonly id: string;
  /** One row for each input that the patient's age, sex and weight do not fill. */
  readonly inputs: Readonly<Record<string, InputRow>>;
  /** Names that are also ordinary words. They name the tool only beside two of its inputs, or a word such as `score`. */
  readonly weakNames?: readonly string[];
  /** Names that are also conditions. They name the tool only beside a word such as `score`, and one of its inputs. */
  readonly conditions?: readonly string[];
  /** True if the result is a list of drugs, so that a question about one drug is not meant. */
  readonly isOfDrugs?: true;
  /** Phrases that ask for the tool without its name. */
  readonly asked?: string;
  /** Phrases that ask for something else, so that the tool is not meant. */
  readonly unless?: string;
  /** True if a text with all of these inputs asks for the tool, even without a word. */
  readonly tellingInputs?: readonly string[];
  /** Inputs that numbers without a name stand for, in the order in which they are always written. */
  readonly orders?: readonly (readonly string[])[];
  /** A measure with the name of the tool. Its value is a number without a name. */
  readonly namesake?: MeasureKey;
  /** Inputs of which one is enough. */
  readonly oneOf?: readonly string[];
  /** Inputs without which the figure holds, but not its band. */
  readonly mayLack?: readonly string[];
  /** True if the score is a sum of points, so that its range is known while inputs are missing. */
  readonly isSum?: true;
}

/** Returns a measure. */
export const sign = ({ patient }: Stated, key: MeasureKey): number | undefined => signValue(patient, key);

export const systolicOf = ({ patient }: Stated): number | undefined => patient.pressure?.latest.value;
export const diastolicOf = ({ patient }: Stated): number | undefined => patient.pressure?.latest.diastolic;

/** Returns the age in completed years. */
export const yearsOf = ({ patient }: Stated): number | undefined =>
  patient.years === undefined ? undefined : Math.floor(patient.years);

export const systolic: InputRow = { from: systolicOf };
export const diastolic: InputRow = { from: diastolicOf };

/** Returns a rule for the option of a value: that of the first bound which the value is under, otherwise the last. */
export const stepped =
  (
    rule: (stated: Stated) => number | undefined,
    bounds: readonly (readonly [under: number, option: string])[],
    last: string,
  ) =>
  (stated: Stated): string | undefined => {
    const value = rule(stated);
    if (value === undefined) return undefined;
    return bounds.find(([under]) => value < under)?.[1] ?? last;
  };

/** Returns a rule that is true or false as soon as a value is known. */
export const whether =
  (rule: (stated: Stated) => number | undefined, is: (value: number) => boolean) =>
  (stated: Stated): boolean | undefined => {
    const value = rule(stated);
    return value === undefined ? undefined : is(value);
  };

/** Returns a rule for an input of several findings: yes if one is stated, no if each is denied. */
export const anyOf =
  (...all: readonly string[]) =>
  ({ findings }: Stated): boolean | undefined => {
    const states = all.map((phrases) => findings.has(phrases));
    if (states.includes(true)) return true;
    return states.every((state) => state === false) ? false : undefined;
  };

/** Returns the level of consciousness. A GCS below 15 is never `alert`. */
export const consciousnessOf = ({ patient: { avpu, gcs } }: Stated): string | undefined =>
  gcs !== undefined && gcs < 15 && avpu === 'alert'
    ? 'voice'
    : (avpu ?? (gcs === undefined ? undefined : gcs === 15 ? 'alert' : 'voice'));

/** Words that several calculators share. */
export const shared = {
  cancer: 'cancer*|malignan*|neoplas*|metasta*|mets|on chemo*|lymphoma|leukaemia|carcinoma|kanker',
  noCancer: 'cancer free',
  haemoptysis: 'hemopt*|haemopt*|cough* up? blood|blood* sputum',
  clot: 'previous/prev/prior/past/old/known/hx/history/recurrent/before of? dvt/pe/vte/clot/clots/embol*/thrombosis|dvt/pe/vte/clot before/previously/ago/history|phx dvt/pe/vte',
  immobile:
    'immobil*|bedridden|bed bound|bedbound|bedrest|bed rest|long haul|long flight|plaster|in cast|on crutches',
  surgery:
    'recent/major/post surg*/op/operation|post op|postop*|surg*/operat* last? recent*|surg*/operat* # days/day/weeks/week/wks ago?|surg*/operat* last week/month|hip/knee replacement|surgery',
  diabetes: 'diabet*|dm|t1dm|t2dm|niddm|iddm|on insulin|on metformin|suikersiekte|sugar diabetes',
  hypertension: 'hypertens*|htn|hpt|high blood pressure|high bp|hoe bloeddruk|known hpt',
  stroke: 'stroke|cva|tia|thromboembol*|previous stroke/cva/tia',
  heartFailure: 'heart failure|chf|ccf|hf|lvf|lv dysfunction|cardiac failure|low ef|hartversaking',
  vascular:
    'vascular disease|vasc* dis*|ihd|cad|pvd|pad|previous/prev/prior/old/hx? mi|myocardial infarction|heart attack|aortic plaque|peripheral arter*|coronary|stent*|cabg',
  confusion: 'confus*|disorientat*|disoriented|new confusion|delir*|amts low|deurmekaar',
  orientated: 'orientat*|oriented|lucid|not confused|mentation normal|mentally clear',
  stDeviation:
    'st deviation*|st depression*|st elevat*|st changes|st segment deviation/depression/elevation/changes|stemi|st dep|std',
  markers:
    'trop* pos*/raised/elevated/high/up|positive/raised/elevated/high/pos trop*|trop* +|raised/elevated/positive cardiac? marker*/enzyme*|marker*/enzyme* raised/elevated/positive/pos/up|trop/troponin t/i? pos*/raised/elevated/high',
  noMarkers:
    'trop* neg*/normal|normal/negative/neg trop*|marker*/enzyme* neg*/normal|normal/negative cardiac? marker*/enzyme*',
  droop:
    'face/facial/mouth droop*/weak*/asymmetr*/palsy/drawn/skew/dropped/drooping|droop* of? face/mouth|weak* of? face|face abnormal|facial +|mouth is? pulled',
  noDroop: 'face/facial normal/symmetric*/equal/ok/fine|normal face|smile normal/symmetric*|no droop',
  arm: 'arm drift*/weak*/drop*/paralys*/falls/down/abnormal/heavy|arm cannot/cant/not lift/move*|drift* of? arm|weak* left/right/l/r? arm|arm +|hemipares*|hemipleg*|one? side* weak*|left/right/l/r side/sided weak*|unilateral weak*',
  noArm: 'arm/arms normal/equal/ok/fine/strong/good|normal arm*|no drift',
  speech:
    'speech slur*/abnormal/disturb*/unclear/problem/difficult*/affected/impaired/gone|slur* speech?|dysarthri*|aphasi*|dysphasi*|cannot/cant/unable to? speak/talk|word finding|garbled|no speech|speech +|not talking',
  noSpeech: 'speech normal/clear/ok/fine/intact|normal/clear speech|talking normal*|speaking normal*',
} as const;
