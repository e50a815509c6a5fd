import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { SessionProvider } from '../../session/session-provider.tsx';
import { storeSession } from '../../session/stored-session.ts';
import { maria } from '../../test/maria.ts';
import { type ApiCall, stubApi } from '../../test/stub-api.ts';
import { ContinuingEducationScreen } from './continuing-education-screen.tsx';

let calls: ApiCall[];

/** Opens the screen as a page load does: nothing is left of a screen before it but what the device keeps. */
function open() {
  cleanup();
  storeSession(maria);
  calls = stubApi({
    'GET /api/auth/user': { body: maria },
    'GET /api/learning/paths': { body: [] },
  });
  render(
    <SessionProvider>
      <ContinuingEducationScreen title="Education" />
    </SessionProvider>,
  );
}

const openTab = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => screen.getByRole('region', { name });
const inside = (name: string) => within(region(name));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const rows = (name: string) =>
  inside(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const isAddDisabled = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled;
const keptKeys = () => Object.keys({ ...localStorage }).filter((key) => key.includes('education'));

/** Sends the open form as its button does. Only happy-dom takes 4.5 for no multiple of 0.01 and would refuse a click. */
function send(name: 'Add' | 'Update') {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button.disabled).toBe(false);
  fireEvent.submit(button);
}

/** Adds an item with the fields of its form, of which a choice takes the value of its option. */
function add(button: string, fields: Readonly<Record<string, string>>) {
  press(button);
  for (const [label, value] of Object.entries(fields)) enter(label, value);
  send('Add');
}
const addCertification = (fields: Readonly<Record<string, string>>) =>
  add('Add Certification', { Organization: 'RCSA', ...fields });

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 10) });
  open();
});

describe('the Education screen', () => {
  it('CE-01 CE-02 CE-03 PLAT-13 shows four figures, four tabs and the way to the learning paths', () => {
    expect(
      ['Total Credits', 'Active Certifications', 'In Progress', 'Active Goals'].map((label) => figure(label)),
    ).toEqual(['28.5', '0', '0', '0']);
    screen.getByText('Earned by you: 0 CEUs in the last 12 months, 0 valid now.');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      ...['Courses', 'Certifications', 'Goals', 'Progress'],
    ]);
    expect(screen.getByRole('link', { name: 'Open Learning Paths' }).getAttribute('href')).toBe('/learning');
  });

  it('CE-23 shows no goal at first', () => {
    openTab('Goals');
    screen.getByText('No education goals yet');
  });
});

describe('the courses', () => {
  it('CE-04..CE-09 shows five courses, each with its details and the button to enrol', () => {
    const cards = within(screen.getByRole('list', { name: 'Courses' })).getAllByRole('region');
    expect(cards).toHaveLength(5);
    expect(screen.getAllByRole('link', { name: 'Enroll' })).toHaveLength(5);
    for (const [title, ...texts] of [
      ['ACLS', 'Credits4', '480 min', 'N$ 5,000', 'Advanced', 'By e-mail'],
      ['ITLS', 'Credits4', '420 min', 'N$ 5,500', 'By e-mail'],
      ['BLS for healthcare providers', 'Credits2', '180 min', 'N$ 1,500', 'By e-mail'],
      ['Hostile Environment Medicine', 'Credits7', '10080 min', 'N$ 73,000', 'Namibia'],
      ['ECG Practice', 'Credits3', '360 min', 'Free', 'Self-paced', 'Online', 'Interactive casesYes'],
    ] as const) {
      for (const text of [...texts, 'Available', 'clinical technologists and dental practitioners'])
        expect(region(title).textContent).toContain(text);
    }
  });

  it('CE-10 CE-11 follows the completion flag when the window gets the focus or becomes visible', () => {
    const link = () => inside('ECG Practice').getByRole('link');
    const flag = (isSet: boolean) => localStorage.setItem('courseCompletions', `{"5":${isSet}}`);
    expect(link().textContent).toBe('Enroll');
    flag(true);
    fireEvent.focus(window);
    expect(link().textContent).toBe('Completed');
    expect(link().getAttribute('href')).toBe('/ecg-course');
    flag(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(link().textContent).toBe('Enroll');
    flag(true);
    open();
    expect(link().textContent).toBe('Completed');
  });

  it('shows a certificate of a completed course, with the name of the user and what it does not prove', () => {
    localStorage.setItem('courseCompletions', '{"5":true}');
    open();
    fireEvent.click(inside('ECG Practice').getByRole('button', { name: 'View Certificate' }));
    const sheet = screen.getByRole('dialog', { name: 'Certificate of completion' });
    for (const text of [
      `${maria.firstName} ${maria.lastName}`,
      'ECG Practice',
      '3 credits',
      '21 Nov',
      'no accredited provider',
    ])
      expect(sheet.textContent).toContain(text);
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    openTab('Certifications');
    inside('Completed in Oryx').getByRole('button', { name: 'Certificate of ECG Practice' });
  });

  it('shows no row of which nothing is known', () => {
    expect(screen.getByRole('list', { name: 'Courses' }).textContent).not.toContain('To be confirmed');
  });

  it('CE-12 CE-14 CE-15 enrols by mail or in the course here, and calls no server', async () => {
    await waitFor(() => expect(calls).not.toEqual([]));
    const before = calls.length;
    for (const title of ['ACLS', 'ITLS', 'BLS for healthcare providers'])
      expect(inside(title).getByRole('link').getAttribute('href')).toMatch(
        /^mailto:[^?]+@example\.org\?subject=/,
      );
    fireEvent.click(inside('ECG Practice').getByRole('link'));
    expect(window.location.pathname).toBe('/ecg-course');
    expect(calls).toHaveLength(before);
  });
});

describe('the certifications', () => {
  beforeEach(() => openTab('Certifications'));

  it('CE-17 CE-20 CE-21 adds a certification once name and organization are filled', () => {
    press('Add Certification');
    expect(document.activeElement).toBe(field('Name'));
    expect(isAddDisabled()).toBe(true);
    enter('Name', 'ACLS provider');
    expect(isAddDisabled()).toBe(true);
    enter('Organization', '   ');
    expect(isAddDisabled()).toBe(true);
    fireEvent.submit(field('Name'));
    region('New certification');
    expect(
      ['Issued', 'Expires', 'Credits earned', 'Credits required'].map((label) => field(label).type),
    ).toEqual(['date', 'date', 'number', 'number']);
    press('Cancel');
    screen.getByText('No certifications yet');

    addCertification({ Name: 'ACLS provider', 'Credits earned': '4.5', 'Credits required': '8' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Certification' }));
    expect(region('ACLS provider').textContent).toContain('4.5 of 8');
    expect(figure('Active Certifications')).toBe('1');
    expect(figure('Total Credits')).toBe('28.5');
  });

  it('CE-18 edits a certification in a form that opens filled', () => {
    addCertification({ Name: 'ACLS provider', Number: 'A-17' });
    fireEvent.click(inside('ACLS provider').getByRole('button', { name: 'Edit' }));
    expect([field('Name').value, field('Number').value]).toEqual(['ACLS provider', 'A-17']);
    enter('Name', 'ACLS instructor');
    send('Update');
    expect(region('ACLS instructor').textContent).toContain('A-17');
    expect(screen.queryByRole('region', { name: 'ACLS provider' })).toBeNull();
  });

  it('CE-22 asks by name before it deletes a certification', () => {
    addCertification({ Name: 'ACLS instructor' });
    const ask = () => {
      fireEvent.click(inside('ACLS instructor').getByRole('button', { name: 'Delete' }));
      return within(screen.getByRole('alertdialog'));
    };
    const question = ask();
    question.getByText(
      'Are you sure you want to delete the certification "ACLS instructor"? This action cannot be undone.',
    );
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    region('ACLS instructor');
    fireEvent.click(ask().getByRole('button', { name: 'Delete' }));
    screen.getByText('No certifications yet');
  });

  it('CE-19 keeps certifications in the page only, unless the switch keeps them on the device', () => {
    addCertification({ Name: 'ITLS provider' });
    expect(keptKeys()).toEqual([]);
    open();
    openTab('Certifications');
    screen.getByText('No certifications yet');

    addCertification({ Name: 'ITLS provider' });
    const keep = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Keep on this device' });
    expect(keep().checked).toBe(false);
    fireEvent.click(keep());
    expect(keep().checked).toBe(true);
    expect(keptKeys()).toEqual(['oryx-education']);
    open();
    openTab('Certifications');
    region('ITLS provider');
    fireEvent.click(keep());
    expect(keptKeys()).toEqual([]);
  });

  it('CE-17 imports certifications from a CSV file, and reports what it could not read', async () => {
    const choose = (name: string, content: BlobPart) =>
      fireEvent.change(screen.getByLabelText('CSV file of certifications'), {
        target: { files: [new File([content], name)] },
      });
    choose('a.csv', 'Name,Organization,Category\r\n"=HYPERLINK(""x"")",RCSA,Cardiology\r\n,AHA,\r\n');
    await screen.findByText('Imported certifications: 1. Already there: 0. Not read: 1.');
    expect(region('=HYPERLINK("x")').textContent).toContain('Cardiology');
    choose('b.png', new Uint8Array([137, 80, 78, 71, 0]));
    await screen.findByText('The first line of the file names no column Name, Organization.');
  });
});

describe('the progress', () => {
  /** The widths of the bars in percent of the widest. */
  const widths = () =>
    [...region('Credits by category').querySelectorAll<HTMLElement>('[data-bar]')].map(({ style }) =>
      Math.round(Number.parseFloat(style.width)),
    );

  it('CE-02 CE-26..CE-29 calculates the progress from courses and certifications', () => {
    openTab('Progress');
    // 6, 7, 0, 0 and 7 credits of courses.
    expect(widths()).toEqual([86, 100, 0, 0, 100]);
    expect(rows('Upcoming deadlines')).toEqual([
      expect.stringContaining('BLS for healthcare providers'),
      expect.stringContaining('ACLS'),
      expect.stringContaining('ITLS'),
    ]);
    openTab('Certifications');
    // Today is 21 November 2026: yesterday, and in 90, 181 and 91 days.
    addCertification({ Name: 'Past', Expires: '2026-11-20', Status: 'active' });
    addCertification({ Name: 'Soon', Expires: '2027-02-19', Status: 'active' });
    addCertification({ Name: 'Later', Expires: '2027-05-21', Status: 'pending' });
    addCertification({ Name: 'Odd', Expires: '2027-02-20', Status: 'expired' });
    addCertification({
      ...{ Name: 'Endless', 'Credits earned': '14', 'Category (optional)': 'Quality Improvement' },
    });
    expect(figure('Active Certifications')).toBe('2');
    openTab('Progress');
    expect(rows('Certification status')).toEqual([
      expect.stringMatching(/^Past.*Expired$/),
      expect.stringMatching(/^Soon.*Active$/),
      expect.stringMatching(/^Later.*Pending$/),
      expect.stringMatching(/^Odd.*Pending$/),
      expect.stringMatching(/^Endless.*Active$/),
    ]);
    expect(rows('Renewal reminders')).toEqual([
      expect.stringMatching(/^Soon.*in 90 days.*High$/),
      expect.stringMatching(/^Odd.*in 91 days.*Medium$/),
    ]);
    // 6, 7, 14, 0 and 7 credits.
    expect(widths()).toEqual([43, 50, 100, 0, 50]);
  });

  it('CE-26 counts CPD activities against the register, and warns ahead of a shortfall', () => {
    localStorage.setItem('courseCompletions', '{"5":true}');
    open();
    openTab('Progress');
    const ledger = () => region('CPD ledger').textContent;
    const warning = () => screen.getByRole('note', { name: 'CPD warning' }).textContent;
    expect(ledger()).toContain('0 of 30 CEUs');
    expect(screen.queryByRole('note', { name: 'CPD warning' })).toBeNull();
    const ethics = { Activity: 'Ethics day', 'Date it ended': '2026-01-25', CEUs: '5', Type: 'Ethics' };
    add('Add CPD Activity', ethics);
    expect(warning()).toContain('Missing today: 25 CEUs.');

    press('Add CPD Activity');
    const completed = screen.getByLabelText('Fill in from what you completed');
    const option = within(completed).getByRole<HTMLOptionElement>('option', { name: 'ECG Practice' });
    fireEvent.change(completed, { target: { value: option.value } });
    expect(field('CEUs').value).toBe('3');
    enter('CEUs', '25');
    enter('Date it ended', '2026-11-21');
    send('Add');
    expect(ledger()).toContain('30 of 30 CEUs');
    expect(warning()).toContain('Then missing: 5 CEUs in ethics, unless you add to it.');
    fireEvent.change(screen.getByLabelText('Register'), { target: { value: 'supplementary' } });
    expect(ledger()).toContain('30 of 15 CEUs');

    const record = within(screen.getByRole('article'));
    record.getByRole('heading', { name: 'CPD activity record' });
    record.getByText(/Maria Shikongo/);
    const [, latest] = record.getAllByRole('row');
    expect(record.getAllByRole('row')).toHaveLength(3);
    expect(latest?.textContent).toContain('ECG Practice');
  });
});
