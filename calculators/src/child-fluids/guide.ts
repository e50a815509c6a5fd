import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    ['Children over a month with diarrhoea, by signs: plan A, B or C.', 'bmjopen.bmj.com highwire 211159'],
    ['Maintenance: a child without deficit who cannot drink.', 'doctaverse.pages.dev'],
  ],
  pitfalls: [
    ['Use the age for plan B only if the weight is not known.', 'PMC10962728'],
    ['If more than the plan is wanted by mouth, give more. Go on with the breast.', 'open.edu'],
    ['Plan C: ORS as soon as the child can drink, and class again after 6 h (infant) or 3 h.', 'PMC10962724'],
    ['More than 2,400 mL a day is not usual.', 'pediatricir.com'],
  ],
  evidence: [
    [
      'The plans are those of the WHO Pocket book and of the Kenyan protocols.',
      'bmjopen.bmj.com highwire 211159',
    ],
  ],
  next: [{ chart: 31 }, { chart: 13 }, { tool: 'wafelsm' }],
  creators: 'World Health Organization; Malcolm Holliday and William Segar, 1957.',
};
