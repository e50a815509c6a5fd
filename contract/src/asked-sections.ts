/** What can be asked of a drug or a chart. */
export const askedSections = [
  'dose',
  'maximum',
  'indications',
  'contraindications',
  'precautions',
  'adverse',
  'preparation',
  'onset',
  'duration',
  'pregnancy',
  'renal',
  'action',
  'kinetics',
  'names',
  'interactions',
  'schedule',
] as const;
export type AskedSection = (typeof askedSections)[number];
