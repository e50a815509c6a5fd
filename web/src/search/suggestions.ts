/** Suggestions before anything is typed. */
export const suggestions = [
  'Adrenaline',
  'ALS Protocol',
  'Glasgow Coma Scale',
  'Pediatric dosing',
  'NICE guidelines',
] as const;
