/**
 * What home says there is of everything. The texts are fixed, not counted; the content that comes with
 * Oryx is made to agree with them.
 */
export const cardCounts = {
  algorithms: '11 Protocols',
  medications: '42 Drugs',
  clinicalTools: '13 Tools',
  remi: '24/7',
  paediatrics: 'Paediatric Ref',
  education: '5 Courses',
} as const;

/** The figures of Platform Stats, in their order. */
export const platformStats = [
  { label: 'Algorithms', value: '43' },
  { label: 'Medications', value: '42' },
  { label: 'Clinical Tools', value: '40+' },
  { label: 'CE Courses', value: '5' },
] as const;
