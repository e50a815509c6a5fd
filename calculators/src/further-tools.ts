import type { Tool } from './tool.ts';

/** The calculators beyond those of the specification, in the order of their list on the catalogue. */
export const furtherTools: readonly Tool[] = [
  {
    id: 'egfr',
    title: 'Kidney Function (eGFR and Creatinine Clearance)',
    description: 'CKD-EPI 2021 and Cockcroft-Gault from creatinine, for staging and for doses.',
    icon: 'droplet',
    color: 'teal',
    categories: ['general'],
    load: async () => (await import('./egfr/egfr.ts')).egfr,
  },
];
