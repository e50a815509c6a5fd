import {
  anyOf,
  type CalculatorRow,
  diastolicOf,
  type InputRow,
  type Stated,
  shared,
  sign,
  systolicOf,
  whether,
  yearsOf,
} from '../rows.ts';

const previousClot: InputRow = { yes: shared.clot };
const cancer: InputRow = { yes: shared.cancer };

/** Returns whether the pressure is low by CURB-65. One value of a pair that is not low says nothing alone. */
const hasLowPressure = (stated: Stated): boolean | undefined => {
  const [high, low] = [systolicOf(stated), diastolicOf(stated)];
  if ((high !== undefined && high < 90) || (low !== undefined && low <= 60)) return true;
  return high === undefined || low === undefined ? undefined : false;
};

/** Returns an asthma sign from a rate, by the limits for the age. Under 1 year, and without an age group, there are none. */
const asthmaSign =
  (key: 'heartRate' | 'respiratoryRate', limits: { adult: number; over5: number; over1: number }) =>
  (stated: Stated): string | undefined => {
    const value = sign(stated, key);
    const { years, group } = stated.patient;
    if (value === undefined) return undefined;
    if (years === undefined ? group === 'adult' : years >= 16)
      return value >= limits.adult ? 'severe' : 'mild';
    if (years === undefined || years < 1) return undefined;
    // "Above 5 years" and "1-5 years": a child of five belongs to the younger band.
    return value > (years >= 6 ? limits.over5 : limits.over1) ? 'severe' : 'mild';
  };

/** Rows of the calculators for the chest. */
export const chestRows: readonly CalculatorRow[] = [
  {
    id: 'asthma-severity',
    asked: 'asthma severity|severity of asthma|how severe|grade asthma|how bad asthma',
    inputs: {
      breathlessness: {
        options: {
          mild: 'breathless* on walking/exertion|sob on walking/exertion|can lie flat|lies flat',
          severe:
            'breathless* at rest|sob at rest|sits forward|sitting forward|tripod*|leaning forward|sitting up',
          critical: 'exhausted|poor respiratory effort|poor effort|tiring|tired out',
        },
      },
      speech: {
        options: {
          mild: 'full? sentences|talks in sentences|speaks in sentences',
          severe:
            'words only|single words|cannot/cant/unable finish sentence*|cant complete sentences|few words|talks in words|phrases',
          critical: 'cannot/cant/unable speak/talk|too breathless to talk/speak|not talking|no speech',
        },
      },
      accessoryMuscles: {
        options: {
          mild: 'no accessory muscle* use?|slight accessory|no recession|accessory muscles none|not using accessory muscles',
          severe: 'accessory muscle* use?|marked accessory|using accessory|recession*|retraction*|indrawing',
          critical: 'paradoxical|see saw',
        },
      },
      wheeze: {
        options: {
          mild: 'moderate wheeze|end expiratory wheeze|mild wheeze|expiratory wheeze|soft wheeze',
          severe:
            'loud wheeze*|wheeze loud|wheeze throughout|inspiratory and expiratory wheeze|audible wheeze',
          critical: 'silent chest|chest silent|no air entry|quiet chest',
        },
      },
      heartRate: {
        from: asthmaSign('heartRate', { adult: 110, over5: 125, over1: 140 }),
        options: { critical: 'bradycard*|arrhythm*' },
      },
      respiratoryRate: {
        from: asthmaSign('respiratoryRate', { adult: 25, over5: 30, over1: 40 }),
      },
      consciousness: {
        from: ({ patient: { gcs, avpu } }) =>
          (avpu !== undefined && avpu !== 'alert') || (gcs !== undefined && gcs < 15)
            ? 'critical'
            : undefined,
        options: {
          normal: 'alert|awake|orientated|gcs 15|gcs 15/15',
          critical: 'drows*|confus*|exhausted|agitated',
        },
      },
    },
  },
  {
    id: 'curb65',
    inputs: {
      confusion: {
        yes: shared.confusion,
        no: `${shared.orientated}|gcs 15|alert and orientated`,
      },
      bun: {
        from: (stated) => sign(stated, 'urea') ?? sign(stated, 'ureaNitrogen'),
        span: [1, 20],
      },
      respiratoryRate: { measure: 'respiratoryRate', span: [16, 40] },
      lowBp: { from: hasLowPressure, yes: 'hypotens*|low bp|bp low', no: 'bp normal|normal bp|normotens*' },
      age: { from: yearsOf, span: [40, 80] },
    },
    isSum: true,
  },
  {
    id: 'geneva-score',
    inputs: {
      age: { from: yearsOf, span: [40, 80] },
      previousDvtPe: previousClot,
      surgeryOrFracture: { from: anyOf(shared.surgery, 'fractur*|broken leg/hip/ankle') },
      activeMalignancy: cancer,
      unilateralLimbPain: {
        yes: 'unilateral leg/limb pain|one leg pain*|left/right/l/r leg/calf pain*|leg pain one side|pain in one leg|calf pain|leg pain',
      },
      hemoptysis: { yes: shared.haemoptysis },
      heartRate: { measure: 'heartRate', span: [60, 80, 120] },
      painOnPalpationWithEdema: {
        yes: 'pain on palpation|tender* leg/calf with? oedema/swelling?|leg/calf tender* oedema/swollen/swelling?|calf tender*|unilateral oedema',
      },
    },
    isSum: true,
  },
  {
    id: 'mrc-dyspnea',
    weakNames: ['mrc', 'mmrc'],
    inputs: {
      grade: {
        name: 'grade|mmrc|mrc|mrc scale|mrc grade|dyspnoea grade',
        options: {
          '0': 'strenuous exercise|only strenuous',
          '1': 'hurry*|walk* up? slight? hill|uphill|slight hill',
          '2': 'slower than people same? age?|slower than others|stops at own pace|own pace',
          '3': 'stops after 100 m/metres?|after 100 m/metres|100 m|few minutes on level|100 metres',
          '4': 'housebound|leave house|dressing|undressing|house bound',
        },
      },
    },
  },
  {
    id: 'wells-dvt',
    conditions: ['dvt'],
    asked: 'wells',
    inputs: {
      activeOrRecentCancer: cancer,
      bedridden: { from: anyOf(shared.immobile, shared.surgery) },
      calfSwelling: {
        yes: 'calf swell*/swollen/bigger/larger|swollen calf|swelling of? calf|calf >* 3 cm|calf difference',
      },
      collateralVeins: { yes: 'collateral* superficial? veins?|superficial veins' },
      entireLegSwollen: {
        yes: 'entire/whole/complete leg swoll*/swell*|swoll* whole/entire leg|leg swollen entirely',
      },
      localisedTenderness: {
        yes: 'tender* along/over? deep? vein*?|locali* tender*|calf tender*|deep vein tender*|tender calf/leg',
      },
      paralysisParesis: { yes: 'paralys*|pares*|plaster*|cast|pop on leg|hemipleg*|leg in cast' },
      pittingEdema: { yes: 'pitting oedema?|pitting edema?' },
      previousDVT: {
        yes: 'previous/prev/prior/past/old/known/hx/history documented? dvt|dvt before/previously/ago',
      },
      alternativeDiagnosis: {
        yes: 'alternative diagnos* likely|alternative likely|other diagnosis likely|cellulitis likely|baker* cyst|cellulitis more likely|alternative dx',
        no: 'no alternative|no other diagnosis|dvt most likely',
      },
    },
    isSum: true,
  },
  {
    id: 'wells-pe',
    conditions: ['pe', 'pulmonary embolism'],
    asked: 'wells',
    inputs: {
      clinicalSignsDvt: {
        yes: 'signs of? dvt|clinical dvt|leg swell*|swollen leg/calf|calf swell*|calf pain|leg swollen|dvt signs',
      },
      peMostLikely: {
        yes: 'pe most likely|likely/probable pe|pe is? likely|pe likeliest|most likely pe|no alternative|pe most likely diagnosis|pe number one|pe top',
        no: 'alternative diagnosis likely|pe unlikely|less/not likely pe|alternative more likely|other diagnosis more likely|pe less likely',
      },
      heartRateOver100: {
        from: whether(
          (stated) => sign(stated, 'heartRate'),
          (rate) => rate > 100,
        ),
        yes: 'tachycard*|tachy|hr over 100',
      },
      immobilisationOrSurgery: { from: anyOf(shared.immobile, shared.surgery) },
      previousPeDvt: previousClot,
      haemoptysis: { yes: shared.haemoptysis },
      malignancy: cancer,
    },
    isSum: true,
  },
];
