import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { type ApiAnswer, stubApi } from '../../test/stub-api.ts';
import { AlgorithmsScreen } from './algorithms-screen.tsx';

const call = 'GET /api/algorithms';

const row = (id: number, title: string, source: unknown, more: object = {}) => ({
  id,
  title,
  description: `About ${title}`,
  source,
  image: null,
  ...more,
});

beforeEach(() => queryClient.clear());

function open(answer: ApiAnswer, id?: string) {
  const calls = stubApi({ [call]: answer });
  return { ...render(<AlgorithmsScreen id={id} />), calls };
}

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((text) => !text?.includes('References'));
const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

describe('the algorithms', () => {
  it('ALG-01 ALG-02 ALG-03 stand in two tabs, sorted by title', async () => {
    open({
      body: [
        row(1, 'Z', 'Namibia_STDG'),
        row(2, 'a', 'Namibia_STDG'),
        row(3, 'M', 'Namibia_STDG'),
        row(4, 'of RCSA', 'RCSA'),
        row(5, 'of null', null),
        row(6, 'of nothing', ''),
        row(7, 'of somebody', 'unknown'),
        { id: 8, title: 'of none' },
      ],
    });
    await screen.findByText('About Z');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Namibia_STDG', 'RCSA']);
    expect(screen.getByText('Namibia Standard Treatment Guidelines')).toBeTruthy();
    expect(titles()).toEqual(['a', 'M', 'Z']);
    openTab('RCSA');
    expect(titles()).toEqual(['of none', 'of nothing', 'of null', 'of RCSA', 'of somebody']);
  });

  it('ALG-05 ALG-22 show title, description and references of either spelling', async () => {
    open({
      body: [
        row(1, 'One', 'Namibia_STDG', { medical_references: ['STG', 'WHO'] }),
        row(2, 'Two', 'Namibia_STDG', { medicalReferences: 'SATS' }),
        { id: 3, source: 'Namibia_STDG' },
      ],
    });
    await screen.findByText('About One');
    const cards = screen.getByRole('tabpanel').querySelectorAll('section.rounded-card');
    expect([...cards].map((card) => card.textContent)).toEqual([
      'N/AN/AReferences: N/A',
      'OneAbout OneReferences: STG; WHO',
      'TwoAbout TwoReferences: SATS',
    ]);
  });

  it('ALG-06 carry the picture of their title, the one that is served, or a plain one', async () => {
    const { container } = open({
      body: [
        row(1, 'Cardiac arrest', 'Namibia_STDG', { image: '/x.png' }),
        row(2, 'Other', 'Namibia_STDG', { image: '/x.png' }),
        row(3, 'Third', 'Namibia_STDG', { image: 'https://example.org/x.png' }),
      ],
    });
    await screen.findByText('About Other');
    expect(
      [...container.querySelectorAll('[data-image]')].map((one) => one.getAttribute('data-image')),
    ).toEqual(['heart', 'none']);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/x.png');
  });

  it('ALG-16 name the fixed references of the Namibian tab', async () => {
    open({ body: [] });
    const list = await screen.findByRole('list', { name: 'Medical References' });
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe(
      'Namibia Standard Treatment Guidelines and Essential Medicines List, 6th edition, 2017',
    );
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it('ALG-17 number the references of the RCSA tab, while none is open', async () => {
    const rows = [
      row(1, 'One', 'RCSA', { medicalReferences: ['A', 'B'] }),
      row(2, 'Two', 'RCSA', { medicalReferences: ['B', 'C'] }),
    ];
    open({ body: rows });
    await screen.findByRole('tab', { name: 'RCSA' });
    openTab('RCSA');
    const list = await screen.findByRole('list', { name: 'References' });
    expect(list.tagName).toBe('OL');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['A', 'B', 'C']);
  });

  it('ALG-17 show no list of references behind an open algorithm', async () => {
    open({ body: [row(1, 'One', 'RCSA', { medicalReferences: ['A'] })] }, '1');
    await screen.findByRole('dialog', { name: 'One' });
    expect(screen.queryByRole('list', { name: 'References', hidden: true })).toBeNull();
  });

  it('ALG-18 say so when a tab is empty', async () => {
    open({ body: [] });
    expect(await screen.findByText('No Algorithms Found')).toBeTruthy();
    expect(screen.getByText('Ready for Namibia Standard Treatment Guidelines algorithms.')).toBeTruthy();
    openTab('RCSA');
    expect(screen.getByText('All current emergency algorithms are displayed here.')).toBeTruthy();
  });

  it('ALG-19 are 6 skeleton cards while they load', () => {
    const { container } = open({ body: [] });
    expect(container.querySelectorAll('[role=tabpanel] [role=status] > [aria-hidden]')).toHaveLength(6);
  });

  it('ALG-20 are fetched each time the screen is opened, and shown at once from the cache', async () => {
    const first = open({ body: [row(1, 'One', 'Namibia_STDG')] });
    await screen.findByText('About One');
    first.unmount();
    const second = open({ body: [row(1, 'Newer', 'Namibia_STDG')] });
    expect(screen.getByText('About One')).toBeTruthy();
    expect(await screen.findByText('About Newer')).toBeTruthy();
    expect([...first.calls, ...second.calls]).toHaveLength(2);
  });

  it('ALG-20 stay when they cannot be fetched anew, and say so', async () => {
    const first = open({ body: [row(1, 'One', 'Namibia_STDG')] });
    await screen.findByText('About One');
    first.unmount();
    open('network failure');
    expect(await screen.findByText(/could not look for newer algorithms/)).toBeTruthy();
    expect(screen.getByText('About One')).toBeTruthy();
  });

  it('ALG-21 say so when they cannot be loaded', async () => {
    open({ status: 500, body: {} });
    expect(await screen.findByText('Unable to Load Algorithms')).toBeTruthy();
    expect(
      screen.getByText(
        'There was an error loading the emergency algorithms. Please check your connection and try again.',
      ),
    ).toBeTruthy();
  });

  it('ALG-07 ALG-13 open over the screen, whatever is missing, in the tab they belong to', async () => {
    open({ body: [row(1, 'One', 'RCSA', { chart: { svg: '<p>no chart</p>' }, steps: 'none' })] }, '01');
    const viewer = within(await screen.findByRole('dialog', { name: 'One' }));
    expect(viewer.getByText('Chart: N/A')).toBeTruthy();
    expect(viewer.getByText('100%')).toBeTruthy();
    expect(viewer.getByText('Click and drag to pan • Ctrl/Cmd + scroll to zoom • ESC to close')).toBeTruthy();
    for (const name of ['Zoom out', 'Zoom in', 'Reset', 'Close']) {
      expect(viewer.getByRole('button', { name })).toBeTruthy();
    }
    fireEvent.click(viewer.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(viewer.getByText('No steps for this algorithm: N/A')).toBeTruthy());
    expect(screen.getByRole('tab', { name: 'RCSA', hidden: true }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });
});
