/**
 * The counts on home. HOME-06, HOME-07 and HOME-08 fix these texts, so they do not depend on the number of
 * rows (docs/decisions/022-open-counts.md).
 */
export const cardCounts = {
  algorithms: '11 Protocols',
  medications: '42 Drugs',
  clinicalTools: '13 Tools',
  remi: '24/7',
  paediatrics: 'Paediatric Ref',
  education: '5 Courses',
} as const;

/** The figures of Platform Stats, in order. */
export const platformStats = [
  { label: 'Algorithms', value: '43' },
  { label: 'Medications', value: '42' },
  { label: 'Clinical Tools', value: '40+' },
  { label: 'CE Courses', value: '5' },
] as const;
