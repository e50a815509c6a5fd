import { expect, it } from 'vitest';
import { faultsOfPageNames } from './page-names.ts';

const drugs = { name: 'medications', body: { rows: [{ id: 1, name: 'Adrenaline' }] }, files: {} };

const charts = (...details: string[]) => ({
  name: 'algorithms',
  body: {
    rows: [
      { id: 9, title: 'Anaphylaxis', steps: [{ heading: 'Start', details }] },
      { id: 29, title: 'Severe pneumonia in adult and child', steps: [] },
    ],
  },
  files: { 'algorithms/anaphylaxis.yaml': ['id: 9', 'nodes:', ...details].join('\n') },
});

it('refuses a chart that does not exist, and says where it stands', () => {
  const wrong = charts('Chart Anaphylaxis', 'Cold: chart Hypothermia, then oxygen');
  expect(faultsOfPageNames([wrong, drugs])).toEqual([
    'algorithms/anaphylaxis.yaml:4: no chart or drug is called “Hypothermia, then oxygen”, so it cannot be a link',
  ]);
});

it('accepts charts and drugs by their names, and text that announces nothing', () => {
  const right = charts('See Adrenaline; chart Severe pneumonia', 'See again after 2 days, this chart');
  expect(faultsOfPageNames([right, drugs])).toEqual([]);
});

it('says nothing of charts without the drugs, which an import may leave out', () => {
  expect(faultsOfPageNames([charts('chart Hypothermia')])).toEqual([]);
});
