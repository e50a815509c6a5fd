/** The documents whose pages are reviewed at the desk: those with clinical facts. */
export const reviewedDocuments = [
  'medications',
  'algorithms',
  'paediatrics/vital-signs',
  'paediatrics/equipment',
  'paediatrics/defibrillation',
  'interactions',
  'complaints',
  'danger-signs',
  'contraindications',
  'hard-stops',
  'poisons',
] as const;

/** The name of a document whose pages are reviewed. */
export type ReviewedDocument = (typeof reviewedDocuments)[number];

/** Returns the document that a file belongs to, if it is reviewed at the desk. */
export function documentOfPage(path: string): ReviewedDocument | undefined {
  const folder = path.split('/')[0];
  return reviewedDocuments.find((name) =>
    hasFolder(name) ? name === folder && path.endsWith('.yaml') : path === `${name}.yaml`,
  );
}

/** Returns true if each page of a document is a file of its own. */
export function hasFolder(name: ReviewedDocument): boolean {
  return name === 'medications' || name === 'algorithms';
}
