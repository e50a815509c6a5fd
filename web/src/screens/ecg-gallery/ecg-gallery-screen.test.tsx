import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announceSessionEnd } from '../../device/session-end.ts';
import { stubApi } from '../../test/stub-api.ts';
import { EcgGalleryScreen } from './ecg-gallery-screen.tsx';
import { gallery } from './gallery.ts';

/** Returns a search entry for each file of a folder of the content. */
function entriesOf(type: string, folder: string) {
  const path = join(import.meta.dirname, '../../../../content', folder);
  return readdirSync(path).map((file) => {
    const text = readFileSync(join(path, file), 'utf8');
    const id = /^id: (\d+)$/m.exec(text)?.[1];
    const title = /^(?:name|title): (.+)$/m.exec(text)?.[1];
    const route = `/${folder}/${id}`;
    return { id: route, type, title, route, description: '', names: [], terms: [] };
  });
}

const entries = [...entriesOf('algorithm', 'algorithms'), ...entriesOf('medication', 'medications')];

beforeEach(() => {
  announceSessionEnd();
  stubApi({ 'GET /api/search/data': { body: { entries, otherDrugs: [] } } });
});

describe('the ECG gallery', () => {
  it('lists the eleven ECGs with a link to each', () => {
    render(<EcgGalleryScreen title="ECG Gallery" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { name } of gallery) expect(links).toContain(`/ecg-gallery/${name}`);
  });

  it('shows the list for a name that it does not have', () => {
    render(<EcgGalleryScreen title="ECG Gallery" id="unknown" />);
    screen.getByRole('heading', { level: 1, name: 'ECG Gallery' });
  });

  it('shows each ECG with what to look for, what to do, sources and the mark of a draft', () => {
    for (const { name, title, lookFor } of gallery) {
      render(<EcgGalleryScreen title="ECG Gallery" id={name} />);
      screen.getByRole('heading', { level: 1, name: title });
      screen.getByRole('img', { name: `12-lead ECG: ${title}, 10 seconds, 25 mm/s, 10 mm/mV` });
      screen.getByText('Awaiting clinical review');
      for (const heading of ['What to look for', 'What to do next', 'Sources'])
        screen.getByRole('heading', { name: heading });
      expect(screen.getAllByText(lookFor[0] ?? '').length).toBeGreaterThan(0);
      cleanup();
    }
  });

  it.each([
    ['normal', ['Chart: Acute coronary syndromes']],
    ['atrial-fibrillation', ['Chart: Tachycardia with a pulse', 'Drug: Amiodarone']],
    ['atrial-flutter', ['Chart: Tachycardia with a pulse', 'Drug: Adenosine']],
    [
      'ventricular-tachycardia',
      [
        'Chart: Tachycardia with a pulse',
        'Chart: Adult cardiac arrest (advanced life support)',
        'Chart: Hyperkalaemia',
        'Drug: Amiodarone',
      ],
    ],
    [
      'torsades-de-pointes',
      [
        'Chart: Tachycardia with a pulse',
        'Chart: Adult cardiac arrest (advanced life support)',
        'Drug: Magnesium sulphate',
        'Tool: QTc Calculation',
      ],
    ],
    ['complete-heart-block', ['Chart: Bradycardia with a pulse', 'Drug: Atropine', 'Drug: Adrenaline']],
    ['inferior-stemi', ['Chart: Acute coronary syndromes', 'Drug: Aspirin', 'Drug: Tenecteplase']],
    ['posterior-stemi', ['Chart: Acute coronary syndromes', 'Drug: Aspirin', 'Drug: Tenecteplase']],
    [
      'hyperkalaemia',
      [
        'Chart: Hyperkalaemia',
        'Drug: Calcium gluconate 10%',
        'Drug: Insulin, short-acting',
        'Drug: Salbutamol',
      ],
    ],
    ['wolff-parkinson-white', ['Chart: Tachycardia with a pulse']],
    ['long-qt', ['Tool: QTc Calculation', 'Drug: Magnesium sulphate', 'Chart: Tachycardia with a pulse']],
  ])('leads from %s to pages by the titles that they have in the content', async (name, titles) => {
    render(<EcgGalleryScreen title="ECG Gallery" id={name} />);
    const pages = screen.getByRole('navigation', { name: 'Next' });
    await waitFor(() =>
      expect(
        within(pages)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(titles),
    );
  });
});
