import { dosageText } from '@oryx/doses';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { referenceCache } from '../../product.ts';
import { dose, fixed } from '../../test/medication.ts';
import { stubApi } from '../../test/stub-api.ts';
import { stubCaches } from '../../test/stub-caches.ts';
import { MedicationsScreen } from './medications-screen.tsx';

const path = '/api/medications';
function row(id: number, name: string, amounts: readonly number[]) {
  const doses = amounts.map((amount, index) =>
    dose({ topic: `Purpose ${index}`, indication: `purpose ${index}`, amount: fixed(amount, amount, 'mg') }),
  );
  return { id, name, doses, dosageAdministration: dosageText(doses, []) };
}

beforeEach(() => queryClient.clear());

function open(id: string | undefined, kept: readonly object[], served: readonly object[]) {
  stubCaches().set(referenceCache, new Map([[path, new Response(JSON.stringify(kept))]]));
  stubApi({ [`GET ${path}`]: { body: served } });
  return render(<MedicationsScreen title="Medications" id={id} />);
}

const news = { name: 'New version of this page: show' };
const doses = () =>
  within(screen.getByRole('region', { name: 'Dosage and administration' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('MED-07 keeps the dose that is being read, announces a changed one, and marks it once it is shown', async () => {
  open('1', [row(1, 'Kept', [10, 3])], [row(1, 'Kept', [5, 3])]);
  const show = await screen.findByRole('button', news);
  // The doses of the page follow with the frame after its title.
  await waitFor(() => expect(doses()[0]).toContain('10'));
  expect(screen.queryByText('Changed since you opened it')).toBeNull();
  fireEvent.click(show);
  await waitFor(() => expect(doses()[0]).toContain('5'));
  expect(doses()[0]).toContain('Changed since you opened it');
  expect(doses()[1]).not.toContain('Changed since you opened it');
  screen.getByText(/^This page has changed since you opened it/);
  expect(screen.queryByRole('button', news)).toBeNull();
});

it('MED-07 announces nothing if only another medication has changed, which opens in its new version', async () => {
  const { rerender } = open(
    '1',
    [row(1, 'First', [10]), row(2, 'Second', [20])],
    [row(1, 'First', [10]), row(2, 'Second', [2])],
  );
  await screen.findByRole('dialog', { name: 'First' });
  await waitFor(() => expect(queryClient.getQueryData(['medications', 'newer'])).toBeTruthy());
  expect(screen.queryByRole('button', news)).toBeNull();
  rerender(<MedicationsScreen title="Medications" id="2" />);
  await waitFor(() => expect(doses()[0]).toContain('2 mg'));
});

it('MED-01 announces a list with another medication', async () => {
  open(undefined, [row(1, 'First', [10])], [row(1, 'First', [10]), row(2, 'Second', [2])]);
  fireEvent.click(await screen.findByRole('button', news));
  await screen.findByText('Second');
});
