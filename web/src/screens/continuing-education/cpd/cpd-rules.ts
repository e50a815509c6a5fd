/*
 * What the Health Professions Councils of Namibia (HPCNA) ask of a registered professional in continuing
 * education units (CEUs), as far as it could be read. Each figure names its source; what no source of the
 * councils says stands in `unverifiedPoints`, and the page shows it.
 */

export type Register = 'professional' | 'supplementary';

/** Required CEUs, in total and in ethics, within a number of past months. */
export interface CpdRequirement {
  readonly months: number;
  readonly ceus: number;
  readonly ethics: number;
}

interface RegisterRules {
  readonly label: string;
  /** Per twelve months. Source: `hpcna-cpd`. */
  readonly year: CpdRequirement;
  /** Valid at any time after the first two years. Sources: `hpcna-faq`, `psychology-namibia`. */
  readonly balance: CpdRequirement;
}

/** Months for which a CEU counts after the activity ended. Source: `psychology-namibia`. */
export const validMonths = 24;

/**
 * Days in advance for showing a shortfall. At least 90 are required. One month more reaches users who open
 * the page once a month.
 */
export const warningDays = 120;

export const registerRules: Record<Register, RegisterRules> = {
  professional: {
    label: 'Professional',
    year: { months: 12, ceus: 30, ethics: 5 },
    balance: { months: validMonths, ceus: 60, ethics: 10 },
  },
  supplementary: {
    label: 'Supplementary',
    year: { months: 12, ceus: 15, ethics: 5 },
    // Two years of 15 and 5. No source states this sum.
    balance: { months: validMonths, ceus: 30, ethics: 10 },
  },
};

interface CpdSource {
  readonly key: string;
  readonly title: string;
  readonly url: string;
  readonly says: string;
}

/** Read in November 2026 as stored copies. None of the pages has a date. */
export const cpdSources: readonly CpdSource[] = [
  {
    key: 'hpcna-cpd',
    title: 'HPCNA, Continuing Professional Development (CPD)',
    url: 'https://hpcna.com/cpd/cpd-information',
    says: '30 CEUs (professional) or 15 (supplementary) in twelve months; at least 5 in ethics, human rights and medical law.',
  },
  {
    key: 'hpcna-faq',
    title: 'HPCNA, CPD: frequently asked questions',
    url: 'https://www.hpcna.com/index.php/cpd/accredited-cpd-providers/2-uncategorised/89-faqs-cpd',
    says: '60 CEUs in two years, 10 of them in ethics. Each year 10% of every register are audited. Interns, students and those exempted need none.',
  },
  {
    key: 'psychology-namibia',
    title: 'Psychological Association of Namibia, CEUs',
    url: 'http://www.psychologynamibia.org/ceus/',
    says: 'A CEU is valid for 24 months from the day the activity ended. From the end of the second year, 60 valid CEUs with 10 in ethics are kept up. Certificates are kept for at least two years.',
  },
];

/** Points not found in a text of the councils themselves, most important first. */
export const unverifiedPoints: readonly string[] = [
  "The 24 months of validity stand on the association's page; the councils' own guideline could not be read.",
  'When the twelve months begin is not said. Oryx counts back from today.',
  'Whether supplementary registers also need 5 CEUs in ethics is not said apart. Oryx asks for 5.',
  'The two-year sum for supplementary registers, 30 with 10 in ethics, is worked out and not published.',
  'The credits of courses and learning paths in Oryx are not known to be accredited. Enter what the certificate says.',
];
