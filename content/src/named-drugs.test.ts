import type { Algorithm, InteractionDrug, Medication } from '@oryx/contract';
import { expect, it } from 'vitest';
import type { ContentName } from './files.ts';
import { shippedContent } from './test/shipped.ts';

/**
 * Drugs that steps of charts name and that have no page, by the reason. These lists only shrink: a drug leaves them
 * when its page comes.
 */
const withoutPage = {
  'No step gives it: the patient took it, was poisoned by it or must not get it': [
    ...['Alcohol', 'Amlodipine', 'Carbamazepine', 'Clarithromycin', 'Cobicistat', 'Cocaine', 'Dipyridamole'],
    ...['Erythromycin', 'Insulin, long-acting', 'Isoniazid', 'Mefloquine', 'Methamphetamine'],
    ...['Efavirenz', 'Rifampicin'],
    ...['Paraquat', 'Penicillin', 'Ritonavir', 'Sildenafil', 'Spironolactone', 'Tadalafil', 'Trimethoprim'],
  ],
  'Its doses stand on the page of another drug': [
    ...['Artemether', 'Oxytocin-ergometrine', 'Dolutegravir', 'Lamivudine', 'Tenofovir'],
  ],
  'Its page waits for a source that was opened and for a second reader': [
    ...['3% saline', 'Diltiazem', 'Olanzapine', 'Rifampicin-isoniazid-pyrazinamide-ethambutol'],
  ],
};

const shipped = await shippedContent();
const bodyOf = (name: ContentName) => shipped.find((document) => document.name === name)?.body;
const rowsOf = (name: ContentName) => (bodyOf(name) as { rows: unknown[] }).rows;

it('names no drug in a step that has neither a page nor a stated reason', () => {
  const pages = (rowsOf('medications') as Medication[]).flatMap(
    ({ name, genericName, synonyms, tradeNames }) =>
      [name, genericName ?? name, ...synonyms, ...tradeNames].map((each) => each.toLowerCase()),
  );
  // A name of the second list that the first one knows is the drug of the first list.
  const known = new Map([
    ...(rowsOf('search/other-drugs') as { name: string }[]).map(
      ({ name }) => [name.toLowerCase(), name] as const,
    ),
    ...(bodyOf('interactions') as { drugs: InteractionDrug[] }).drugs.flatMap(({ name, names }) =>
      name.includes('(any)') ? [] : [name, ...names].map((each) => [each.toLowerCase(), name] as const),
    ),
  ]);
  const hasPage = (name: string) => pages.includes(name.toLowerCase());
  const steps = (rowsOf('algorithms') as Algorithm[])
    .flatMap((chart) => chart.steps ?? [])
    .map((step) => [step.heading, ...(step.details ?? []), step.without ?? ''].join('\n'))
    .join('\n')
    .replaceAll('\u00a0', ' ')
    .toLowerCase();
  const isSaid = (name: string) =>
    steps.includes(name) &&
    new RegExp(`(?<![\\w-])${name.replaceAll(/[.()%]/g, '\\$&')}(?![\\w-])`).test(steps);
  const said = new Set(
    [...known].flatMap(([written, name]) =>
      written.length > 3 && !hasPage(written) && !hasPage(name) && isSaid(written) ? [name] : [],
    ),
  );
  expect([...said].sort()).toEqual(Object.values(withoutPage).flat().sort());
});
