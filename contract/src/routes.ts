/** Routes of administration, as displayed. */
export const routes = [
  'IV',
  'IO',
  'IM',
  'SC',
  'oral',
  'sublingual',
  'buccal',
  'intranasal',
  'inhaled',
  'nebulised',
  'rectal',
  'nasogastric',
  'tracheal tube',
  'infiltration',
] as const;
