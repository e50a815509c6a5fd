/** Categories of courses and certifications, in the order of the bars. */
export const educationCategories = [
  'Emergency Medicine',
  'Cardiology',
  'Quality Improvement',
  'Infection Control',
  'Wilderness Medicine',
] as const;

export type EducationCategory = (typeof educationCategories)[number];
