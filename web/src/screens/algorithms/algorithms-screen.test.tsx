import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { queryClient } from '../../api/query-client.ts';
import { pinnedPaths } from '../../clinical/my-pages/my-pages.ts';
import { currentPages } from '../../clinical/my-pages/my-pages-store.ts';
import { storageKeys } from '../../product.ts';
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

/** The screen at whatever address it moves to, as the app shows it. */
function Routed() {
  const [, , id] = useLocation()[0].split('/');
  return <AlgorithmsScreen title="Emergency Algorithms" id={id} />;
}

function open(answer: ApiAnswer, id?: string) {
  const calls = stubApi({ [call]: answer });
  window.history.replaceState(null, '', id === undefined ? '/algorithms' : `/algorithms/${id}`);
  return { ...render(<Routed />), calls };
}

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((text) => !text?.includes('References'));
const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });

describe('the list of algorithms', () => {
  it('pins a chart by the star of its card, which opens nothing', async () => {
    open({ body: [row(1, 'Snakebite', 'Namibia_STDG')] });
    const star = await screen.findByRole('button', { name: 'Pin Snakebite to Home' });
    fireEvent.click(star);
    expect(star.getAttribute('aria-pressed')).toBe('true');
    expect(pinnedPaths(currentPages())).toEqual(['/algorithms/1']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ALG-01 ALG-02 ALG-03 shows the algorithms in two tabs, sorted by title', async () => {
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
    screen.getByRole('heading', { name: 'Namibia Standard Treatment Guidelines' });
    expect(titles()).toEqual(['a', 'M', 'Z']);
    openTab('RCSA');
    expect(titles()).toEqual(['of none', 'of nothing', 'of null', 'of RCSA', 'of somebody']);
  });

  it('shows the further charts after those of the specification, under their own heading and count', async () => {
    open({ body: [row(44, 'A', 'Namibia_STDG'), row(43, 'Z', 'Namibia_STDG')] });
    await screen.findByText('About Z');
    expect(titles()).toEqual(['Z', 'A']);
    expect(screen.getByRole('heading', { level: 2, name: 'Further charts (1)' })).toBeTruthy();
  });

  it('ALG-05 ALG-22 shows title, description and references of either spelling on a card', async () => {
    open({
      body: [
        row(1, 'One', 'Namibia_STDG', { medical_references: ['STG', 'WHO'] }),
        row(2, 'Two', 'Namibia_STDG', { medicalReferences: 'SATS' }),
        { id: 3, source: 'Namibia_STDG' },
      ],
    });
    await screen.findByText('About One');
    const cards = within(screen.getByRole('tabpanel')).getAllByRole('link');
    expect(cards.map((card) => card.closest('section')?.textContent)).toEqual([
      'N/ANo information yetReferences: No information yet',
      'OneAbout OneReferences: STG; WHO',
      'TwoAbout TwoReferences: SATS',
    ]);
  });

  it('says who drafted the charts, and which of their references nobody has opened', async () => {
    const source = (title: string, read: string) => ({ title, edition: '2021', read, for: 'doses' });
    const sources = [source('Card', 'none'), source('AHA', 'excerpt')];
    const more = { medicalReferences: ['Card. 2021.', 'AHA. 2021.'], sources };
    open({ body: [row(1, 'One', 'RCSA', more)] });
    const origin = /^Oryx drafted these charts from public sources\. They are not the/;
    await screen.findByText(origin);
    openTab('RCSA');
    screen.getByText(origin);
    expect(within(screen.getByRole('tabpanel')).getByRole('link').closest('section')?.textContent).toBe(
      'OneAbout OneReferences: AHA. 2021.; Card. 2021. (not opened)',
    );
    const list = within(screen.getByRole('list', { name: 'References' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'AHA. 2021.',
      'Card. 2021. (not opened)',
    ]);
  });

  it('ALG-06 shows on a card the picture for its title, the served picture, or a placeholder', async () => {
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

  it('ALG-16 names the fixed references of the Namibian tab', async () => {
    open({ body: [] });
    const list = await screen.findByRole('list', { name: 'Medical References' });
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toBe(
      'Namibia Standard Treatment Guidelines and Essential Medicines List, 6th edition, 2017',
    );
    expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it('ALG-17 numbers the references of the RCSA tab while no algorithm is open', async () => {
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

  it('ALG-17 hides the list of references behind an open algorithm, and shows it again afterwards', async () => {
    open({ body: [row(1, 'One', 'RCSA', { medicalReferences: ['A'] })] }, '1');
    await screen.findByRole('dialog', { name: 'One' });
    expect(screen.queryByRole('list', { name: 'References', hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    screen.getByRole('list', { name: 'References' });
  });

  it('ALG-18 says that a tab is empty', async () => {
    open({ body: [] });
    await screen.findByText('No Algorithms Found');
    screen.getByText('Ready for Namibia Standard Treatment Guidelines algorithms.');
    openTab('RCSA');
    screen.getByText('No Algorithms Found');
    screen.getByText('All current emergency algorithms are displayed here.');
  });

  it('ALG-19 shows 6 skeleton cards while the algorithms load', () => {
    const { container } = open({ body: [] });
    expect(container.querySelectorAll('[role=tabpanel] [role=status] > [aria-hidden]')).toHaveLength(6);
  });

  it('ALG-20 fetches the algorithms each time the screen is opened, shows the cached ones at once, and a new version on request', async () => {
    const first = open({ body: [row(1, 'One', 'Namibia_STDG')] });
    await screen.findByText('About One');
    first.unmount();
    const second = open({ body: [row(1, 'Newer', 'Namibia_STDG')] });
    screen.getByText('About One');
    fireEvent.click(await screen.findByRole('button', { name: 'New version of this page: show' }));
    await screen.findByText('About Newer');
    expect([...first.calls, ...second.calls]).toHaveLength(2);
  });

  it('ALG-20 keeps the algorithms if they cannot be fetched again, and says so', async () => {
    const first = open({ body: [row(1, 'One', 'Namibia_STDG')] });
    await screen.findByText('About One');
    first.unmount();
    open('network failure');
    await screen.findByText(/could not look for newer algorithms/);
    screen.getByText('About One');
  });

  it('ALG-21 says that the algorithms cannot be loaded', async () => {
    open({ status: 500, body: {} });
    await screen.findByText('Unable to Load Algorithms');
    screen.getByText(
      'There was an error loading the emergency algorithms. Please check your connection and try again.',
    );
  });

  it.each(['99999', 'abc'])('PLAT-12 shows the plain list for the unknown id %s', async (id) => {
    open({ body: [row(1, 'One', 'Namibia_STDG')] }, id);
    await screen.findByText('About One');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the viewer', () => {
  it('ALG-07 ALG-13 shows its buttons, readout and hint, even if data is missing', async () => {
    open({ body: [row(1, 'One', 'RCSA', { chart: { svg: '<p>no chart</p>' }, steps: 'none' })] }, '01');
    const viewer = within(await screen.findByRole('dialog', { name: 'One' }));
    await viewer.findByText('No chart yet');
    const hint = viewer.getByText('Click and drag to pan • Ctrl/Cmd + scroll to zoom • ESC to close');
    // Seen where there is a mouse, as in this browser.
    expect(hint.className).not.toContain('sr-only');
    for (const name of ['Zoom out', 'Zoom in', 'Reset', 'Close']) viewer.getByRole('button', { name });
    fireEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
    viewer.getByText('110%');
    fireEvent.click(viewer.getByRole('radio', { name: 'List' }));
    await viewer.findByText('No steps for this algorithm yet');
  });

  it('prints the chart with its list, and renders them only for that', async () => {
    open({ body: [row(1, 'One', 'RCSA', { steps: [] })] }, '1');
    const viewer = await screen.findByRole('dialog', { name: 'One' });
    expect(viewer.querySelector('[data-printed]')).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    const sheet = viewer.querySelector('[data-printed]');
    expect(sheet?.textContent).toMatch(/^OnePrinted .*Awaiting clinical review/);
    expect(sheet?.textContent).toContain('No steps for this algorithm yet');
    fireEvent(window, new Event('afterprint'));
    expect(viewer.querySelector('[data-printed]')).toBeNull();
  });

  it('ALG-02 PLAT-12 opens in the tab of its algorithm, and closes to that tab', async () => {
    open({ body: [row(1, 'One', 'RCSA'), row(2, 'Two', 'Namibia_STDG')] }, '1');
    await screen.findByRole('dialog', { name: 'One' });
    const isRcsaChosen = () =>
      screen.getByRole('tab', { name: 'RCSA', hidden: true }).getAttribute('aria-selected');
    expect(isRcsaChosen()).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(window.location.pathname).toBe('/algorithms');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isRcsaChosen()).toBe('true');
    expect(titles()).toEqual(['One']);
  });

  it('ALG-08 PLAT-12 opens another chart of its source from the list beside it on a wide screen', async () => {
    const wide = new EventTarget();
    vi.stubGlobal('matchMedia', () => Object.assign(wide, { matches: true }));
    open({ body: [row(1, 'One', 'RCSA'), row(2, 'Two', 'RCSA'), row(3, 'Three', 'Namibia_STDG')] }, '1');
    const viewer = within(await screen.findByRole('dialog', { name: 'One' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
    fireEvent.click(viewer.getByRole('button', { name: 'Zoom in' }));
    const links = within(viewer.getByRole('navigation', { name: 'Charts of this source' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['One', 'true'],
      ['Two', null],
    ]);
    const [, two] = links as [HTMLElement, HTMLElement];
    two.focus();
    fireEvent.click(two);
    screen.getByRole('dialog', { name: 'Two' });
    expect(window.location.pathname).toBe('/algorithms/2');
    expect(viewer.getByRole('status').textContent).toBe('100%');
    expect(document.activeElement).toBe(two);
    expect(two.getAttribute('aria-current')).toBe('true');
    // The chart stays beside its list of steps.
    fireEvent.click(viewer.getByRole('radio', { name: 'List' }));
    await viewer.findByText('No steps for this algorithm yet');
    viewer.getByRole('region', { name: 'Chart of Two' });
  });

  it('ALG-08 ALG-09 zooms from 100% in steps of 10% between 50% and 300%, and the chart follows', async () => {
    open({ body: [row(1, 'One', 'RCSA')] }, '1');
    const viewer = within(await screen.findByRole('dialog', { name: 'One' }));
    const press = (name: string, times: number) => {
      for (let click = 0; click < times; click += 1) fireEvent.click(viewer.getByRole('button', { name }));
    };
    const shown = () => [viewer.getByRole('status').textContent, scaleOf(viewer.getByTestId('chart-view'))];
    expect(shown()).toEqual(['100%', 1]);
    press('Zoom in', 1);
    expect(shown()).toEqual(['110%', 1.1]);
    press('Zoom in', 24);
    expect(shown()).toEqual(['300%', 3]);
    press('Zoom out', 30);
    expect(shown()).toEqual(['50%', 0.5]);
  });

  it('ALG-07 lists the steps of the algorithm in their order, each with its next steps', async () => {
    const steps = [
      {
        id: 'a',
        type: 'decision',
        heading: 'Shockable?',
        next: [
          { to: 'b', label: 'No' },
          { to: 'c', label: 'Yes' },
        ],
      },
      { id: 'b', type: 'drug', heading: 'Adrenaline 1 mg', next: [{ to: 'c', label: null }] },
      { id: 'c', type: 'outcome', heading: 'Pulse is back', details: ['Observe'], next: [] },
    ];
    open({ body: [row(1, 'One', 'RCSA', { steps })] }, '1');
    const viewer = within(await screen.findByRole('dialog', { name: 'One' }));
    fireEvent.click(viewer.getByRole('radio', { name: 'List' }));
    const listed = within(await viewer.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(listed.map((item) => item.textContent)).toEqual([
      '1.Shockable?DecideNo: go to step 2Yes: go to step 3',
      '2.Adrenaline 1 mgDrugThen go to step 3',
      '3.Pulse is backOutcomeObserveEnd',
    ]);
  });

  it('says in every way of showing what a step needs, where the patient goes and whom to call', async () => {
    const steps = [
      {
        id: 'a',
        type: 'decision',
        heading: 'Potassium low?',
        asks: 'figure',
        unknown: 'No',
        next: [
          { to: 'b', label: 'No' },
          { to: 'c', label: 'Yes' },
        ],
      },
      {
        id: 'b',
        type: 'drug',
        heading: 'Insulin',
        without: 'No pump: 10 units IM each hour',
        others: [{ guideline: 'ADA 2024', text: '0.1 units/kg/h' }],
        next: [{ to: 'c', label: null }],
      },
      { id: 'c', type: 'outcome', heading: 'Ward', goes: 'admit', next: [] },
    ];
    const insulin = {
      id: '34',
      type: 'medication',
      title: 'Insulin, short-acting',
      route: '/medications/34',
    };
    const entries = [{ ...insulin, description: '', names: [], terms: [] }];
    localStorage.setItem(storageKeys.searchData, JSON.stringify({ entries, otherDrugs: [] }));
    open({ body: [row(1, 'One', 'RCSA', { steps, help: 'Call the district doctor.' })] }, '1');
    const viewer = within(await screen.findByRole('dialog', { name: 'One' }));
    const notes = within(viewer.getByRole('list', { name: 'Notes to the chart' }));
    expect(notes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'InsulinIf not available: No pump: 10 units IM each hourOther guideline: ADA 20240.1 units/kg/h',
    ]);
    viewer.getByText('Call the district doctor.');
    const pages = within(await viewer.findByRole('navigation', { name: 'Pages that this chart names' }));
    expect(pages.getByRole('link', { name: 'Insulin, short-acting' }).getAttribute('href')).toBe(
      '/medications/34',
    );
    fireEvent.click(viewer.getByRole('radio', { name: 'List' }));
    const listed = within(await viewer.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(listed[0]?.textContent).toContain('No, or not known: go to step 2');
    expect(listed[1]?.textContent).toContain('If not available: No pump: 10 units IM each hour');
    expect(listed[2]?.textContent).toContain('Patient: to a ward');
    fireEvent.click(viewer.getByRole('radio', { name: 'Steps' }));
    fireEvent.click(await viewer.findByRole('button', { name: 'No, or not known' }));
    expect(viewer.getByRole('article').textContent).toContain('Other guideline: ADA 2024');
    expect(viewer.getAllByText('Call the district doctor.').length).toBeGreaterThan(0);
  });
});

/** How many times its size an element is drawn, by the style that scales it. */
const scaleOf = (element: HTMLElement) => Number(/scale\(([\d.]+)\)/.exec(element.style.transform)?.[1]);
