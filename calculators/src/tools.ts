import type { Definition } from './kit/definition.ts';

export const categories = [
  'general',
  'cardiology',
  'neurology',
  'pulmonology',
  'emergency',
  'paediatrics',
  'psychiatric',
  'surgical',
  'rsi',
] as const;
export type Category = (typeof categories)[number];

export type ToolIcon =
  | 'activity'
  | 'baby'
  | 'bone'
  | 'brain'
  | 'calculator'
  | 'droplet'
  | 'flame'
  | 'gauge'
  | 'heart'
  | 'lungs'
  | 'mind'
  | 'ruler'
  | 'scale'
  | 'syringe'
  | 'thermometer'
  | 'vein';

export type ToolColor =
  | 'teal'
  | 'rose'
  | 'violet'
  | 'sky'
  | 'amber'
  | 'emerald'
  | 'indigo'
  | 'orange'
  | 'slate';

/** One row of the tool table, with the data for catalogue, routes and search. */
export interface Tool {
  /** Also the name of the folder and file, and the last part of the route. */
  readonly id: string;
  readonly title: string;
  /** One sentence. It is shown on the card and matched by the catalogue search. */
  readonly description: string;
  readonly icon: ToolIcon;
  readonly color: ToolColor;
  /** Categories of its card. Without any, the tool is reachable by its route only. */
  readonly categories: readonly Category[];
  /** Loads the definition. A tool without a loader is not built yet. */
  readonly load?: () => Promise<Definition>;
}

/**
 * Every calculator, once. Cards, routes, search entries and tests are made from this table.
 * Within a category the cards stand in the order of the rows.
 */
export const tools: readonly Tool[] = [
  {
    id: 'gcs',
    title: 'Glasgow Coma Scale (GCS)',
    description: 'Level of consciousness in adults from eye, verbal and motor response.',
    icon: 'brain',
    color: 'teal',
    categories: ['general'],
    load: async () => (await import('./gcs/gcs.ts')).gcs,
  },
  {
    id: 'news',
    title: 'National Early Warning Score (NEWS)',
    description: 'Early sign of deterioration in adults from seven bedside observations.',
    icon: 'activity',
    color: 'teal',
    categories: ['general'],
    load: async () => (await import('./news/news.ts')).news,
  },
  {
    id: 'paediatric-gcs',
    title: 'Paediatric Glasgow Coma Scale',
    description:
      'Level of consciousness in infants and children, with wording for those who do not speak yet.',
    icon: 'baby',
    color: 'teal',
    categories: ['general', 'paediatrics'],
    load: async () => (await import('./paediatric-gcs/paediatric-gcs.ts')).paediatricGcs,
  },
  {
    id: 'pews',
    title: 'Paediatric Early Warning Score (PEWS)',
    description: 'Early sign of deterioration in children from behaviour, circulation and breathing.',
    icon: 'baby',
    color: 'teal',
    categories: ['general'],
    load: async () => (await import('./pews/pews.ts')).pews,
  },
  {
    id: 'shock-index',
    title: 'Shock Index',
    description: 'Heart rate over systolic pressure, to see hidden shock and bleeding.',
    icon: 'droplet',
    color: 'teal',
    categories: ['general'],
    load: async () => (await import('./shock-index/shock-index.ts')).shockIndex,
  },
  {
    id: 'sofa-score',
    title: 'Sequential Organ Failure Assessment (SOFA)',
    description: 'Failure of six organ systems in the critically ill.',
    icon: 'gauge',
    color: 'teal',
    categories: ['general'],
    load: async () => (await import('./sofa-score/sofa-score.ts')).sofaScore,
  },
  {
    id: 'units-converter',
    title: 'Medical Units Conversion Calculator',
    description: 'Converts mass, volume, length, temperature, pressure and concentration.',
    icon: 'ruler',
    color: 'slate',
    categories: ['general'],
    load: async () => (await import('./units-converter/units-converter.ts')).unitsConverter,
  },
  {
    id: 'cha2ds2-vasc',
    title: 'CHA2DS2-VASc Score',
    description: 'Yearly stroke risk in atrial fibrillation.',
    icon: 'heart',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./cha2ds2-vasc/cha2ds2-vasc.ts')).cha2ds2Vasc,
  },
  {
    id: 'framingham-risk',
    title: 'Framingham Risk Score',
    description: 'Ten-year risk of coronary heart disease.',
    icon: 'heart',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./framingham-risk/framingham-risk.ts')).framinghamRisk,
  },
  {
    id: 'grace-score',
    title: 'GRACE Score',
    description: 'Risk of death after an acute coronary syndrome.',
    icon: 'heart',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./grace-score/grace-score.ts')).graceScore,
  },
  {
    id: 'killip-classification',
    title: 'Killip Classification',
    description: 'Heart failure and mortality in acute myocardial infarction.',
    icon: 'heart',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./killip-classification/killip-classification.ts')).killipClassification,
  },
  {
    id: 'map',
    title: 'Mean Arterial Pressure (MAP)',
    description: 'Mean pressure from systolic and diastolic pressure.',
    icon: 'gauge',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./map/map.ts')).map,
  },
  {
    id: 'qtc-calculation',
    title: 'QTc Calculation',
    description: 'QT interval corrected for heart rate by four formulas.',
    icon: 'activity',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./qtc-calculation/qtc-calculation.ts')).qtc,
  },
  {
    id: 'timi-score',
    title: 'TIMI Risk Score',
    description: 'Fourteen-day risk in unstable angina and NSTEMI.',
    icon: 'heart',
    color: 'rose',
    categories: ['cardiology'],
    load: async () => (await import('./timi-score/timi-score.ts')).timiScore,
  },
  {
    id: 'abcd2-score',
    title: 'ABCD2 Score',
    description: 'Early stroke risk after a transient ischaemic attack.',
    icon: 'brain',
    color: 'violet',
    categories: ['neurology'],
    load: async () => (await import('./abcd2-score/abcd2-score.ts')).abcd2Score,
  },
  {
    id: 'mmse',
    title: 'Mini-Mental State Examination (MMSE)',
    description: 'Domain totals of the cognitive screening test, with their bands.',
    icon: 'mind',
    color: 'violet',
    categories: ['neurology'],
    load: async () => (await import('./mmse/mmse.ts')).mmse,
  },
  {
    id: 'moca',
    title: 'Montreal Cognitive Assessment (MoCA)',
    description: 'Domain totals of the cognitive assessment, adjusted for education.',
    icon: 'mind',
    color: 'violet',
    categories: ['neurology'],
    load: async () => (await import('./moca/moca.ts')).moca,
  },
  {
    id: 'nihss',
    title: 'NIH Stroke Scale (NIHSS)',
    description: 'Severity of a stroke from fifteen findings.',
    icon: 'brain',
    color: 'violet',
    categories: ['neurology'],
    load: async () => (await import('./nihss/nihss.ts')).nihss,
  },
  {
    id: 'rosier-score',
    title: 'ROSIER Score',
    description: 'Recognition of stroke in the emergency room.',
    icon: 'brain',
    color: 'violet',
    categories: ['neurology'],
    load: async () => (await import('./rosier-score/rosier-score.ts')).rosierScore,
  },
  {
    id: 'stroke-fast',
    title: 'FAST Stroke Test',
    description: 'Face, arm and speech, with the time windows for treatment.',
    icon: 'brain',
    color: 'violet',
    categories: ['neurology'],
    load: async () => (await import('./stroke-fast/stroke-fast.ts')).strokeFast,
  },
  {
    id: 'cincinnati-stroke',
    title: 'Cincinnati Prehospital Stroke Scale',
    description: 'Facial droop, arm drift and speech before hospital.',
    icon: 'brain',
    color: 'violet',
    categories: [],
    load: async () => (await import('./cincinnati-stroke/cincinnati-stroke.ts')).cincinnatiStroke,
  },
  {
    id: 'asthma-severity',
    title: 'Asthma Severity',
    description: 'Severity of an acute asthma attack from bedside signs.',
    icon: 'lungs',
    color: 'sky',
    categories: ['pulmonology'],
    load: async () => (await import('./asthma-severity/asthma-severity.ts')).asthmaSeverity,
  },
  {
    id: 'curb65',
    title: 'CURB-65 Score',
    description: 'Severity of community-acquired pneumonia.',
    icon: 'lungs',
    color: 'sky',
    categories: ['pulmonology'],
    load: async () => (await import('./curb65/curb65.ts')).curb65,
  },
  {
    id: 'geneva-score',
    title: 'Revised Geneva Score',
    description: 'Probability of pulmonary embolism without a judgment of its likelihood.',
    icon: 'lungs',
    color: 'sky',
    categories: ['pulmonology'],
    load: async () => (await import('./geneva-score/geneva-score.ts')).genevaScore,
  },
  {
    id: 'mrc-dyspnea',
    title: 'MRC Dyspnoea Scale',
    description: 'How far breathlessness limits daily life.',
    icon: 'lungs',
    color: 'sky',
    categories: ['pulmonology'],
    load: async () => (await import('./mrc-dyspnea/mrc-dyspnea.ts')).mrcDyspnea,
  },
  {
    id: 'wells-dvt',
    title: 'Wells Criteria for DVT',
    description: 'Probability of deep vein thrombosis.',
    icon: 'vein',
    color: 'sky',
    categories: ['pulmonology'],
    load: async () => (await import('./wells-dvt/wells-dvt.ts')).wellsDvt,
  },
  {
    id: 'wells-pe',
    title: 'Wells Criteria for PE',
    description: 'Probability of pulmonary embolism.',
    icon: 'vein',
    color: 'sky',
    categories: ['pulmonology'],
    load: async () => (await import('./wells-pe/wells-pe.ts')).wellsPe,
  },
  {
    id: 'burns',
    title: 'Burns Calculator',
    description: 'Parkland fluids, severity and referral in burns.',
    icon: 'flame',
    color: 'orange',
    categories: ['emergency'],
    load: async () => (await import('./burns/burns.ts')).burns,
  },
  {
    id: 'trauma-score',
    title: 'Revised Trauma Score (RTS)',
    description: 'Severity of injury from breathing, pressure and consciousness.',
    icon: 'bone',
    color: 'orange',
    categories: ['emergency'],
    load: async () => (await import('./trauma-score/trauma-score.ts')).traumaScore,
  },
  {
    id: 'apgar',
    title: 'APGAR Score',
    description: 'Condition of a newborn at one and five minutes.',
    icon: 'baby',
    color: 'emerald',
    categories: ['paediatrics'],
    load: async () => (await import('./apgar/apgar.ts')).apgar,
  },
  {
    id: 'ballard-score',
    title: 'New Ballard Score',
    description: 'Gestational age of a newborn from twelve signs.',
    icon: 'baby',
    color: 'emerald',
    categories: ['paediatrics'],
    load: async () => (await import('./ballard-score/ballard-score.ts')).ballardScore,
  },
  {
    id: 'weight-loss-formulas',
    title: 'Paediatric Weight Estimation',
    description: 'Weight of a child from age, by three formulas.',
    icon: 'scale',
    color: 'emerald',
    categories: ['paediatrics'],
    load: async () => (await import('./weight-loss-formulas/weight-loss-formulas.ts')).weightEstimation,
  },
  {
    id: 'paediatric-trauma',
    title: 'Paediatric Trauma Score',
    description: 'Severity of injury in a child from six findings.',
    icon: 'bone',
    color: 'emerald',
    categories: ['paediatrics'],
    load: async () => (await import('./paediatric-trauma/paediatric-trauma.ts')).paediatricTrauma,
  },
  {
    id: 'wafelsm',
    title: 'WAFELSM Paediatric Emergency Calculator',
    description: 'Weight, adrenaline, fluid, energy, tube and other figures for a child in an emergency.',
    icon: 'baby',
    color: 'emerald',
    categories: ['paediatrics'],
    load: async () => (await import('./wafelsm/wafelsm.ts')).wafelsm,
  },
  {
    id: 'cage-audit',
    title: 'CAGE and AUDIT-C',
    description: 'Two short screens for harmful drinking.',
    icon: 'mind',
    color: 'indigo',
    categories: ['psychiatric'],
    load: async () => (await import('./cage-audit/cage-audit.ts')).cageAudit,
  },
  {
    id: 'phq9-gad7',
    title: 'PHQ-9 and GAD-7',
    description: 'Severity of depression and of anxiety.',
    icon: 'mind',
    color: 'indigo',
    categories: ['psychiatric'],
    load: async () => (await import('./phq9-gad7/phq9-gad7.ts')).phq9Gad7,
  },
  {
    id: 'air-score',
    title: 'Appendicitis Inflammatory Response (AIR) Score',
    description: 'Probability of appendicitis from findings and laboratory values.',
    icon: 'thermometer',
    color: 'amber',
    categories: ['surgical'],
    load: async () => (await import('./air-score/air-score.ts')).airScore,
  },
  {
    id: 'alvarado',
    title: 'Alvarado Score',
    description: 'Probability of acute appendicitis.',
    icon: 'thermometer',
    color: 'amber',
    categories: ['surgical'],
    load: async () => (await import('./alvarado/alvarado.ts')).alvarado,
  },
  {
    id: 'possum-score',
    title: 'POSSUM Score',
    description: 'Surgical risk from physiological and operative variables.',
    icon: 'calculator',
    color: 'amber',
    categories: ['surgical'],
    load: async () => (await import('./possum-score/possum-score.ts')).possumScore,
  },
  {
    id: 'post-intubation',
    title: 'POST-Intubation Calculator',
    description: 'Analgesia, sedation and paralysis after intubation.',
    icon: 'syringe',
    color: 'slate',
    categories: ['rsi'],
    load: async () => (await import('./post-intubation/post-intubation.ts')).postIntubation,
  },
  {
    id: 'rsi',
    title: 'Rapid Sequence Intubation (RSI) Calculator',
    description: 'Doses and volumes for rapid sequence intubation.',
    icon: 'syringe',
    color: 'slate',
    categories: ['rsi'],
    load: async () => (await import('./rsi/rsi.ts')).rsi,
  },
];

/** Returns the row of a tool, or undefined for an unknown id. */
export function toolById(id: string): Tool | undefined {
  return tools.find((tool) => tool.id === id);
}

/** Returns the route of a tool's page, or `#` while the tool is not built. */
export function routeOf(tool: Tool): string {
  return tool.load ? `/calculator/${tool.id}` : '#';
}
