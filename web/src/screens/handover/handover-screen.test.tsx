import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { arrestKey } from '../../clinical/emergency-log/use-event-log.ts';
import { addResult, changeSheet, handoverKey } from '../../clinical/handover/handover-store.ts';
import { emptySheet, readSheet } from '../../clinical/handover/sheet.ts';
import { clearPatient, patientKeys, setPatient } from '../../clinical/patient/patient-store.ts';
import { type ApiCall, stubApi } from '../../test/stub-api.ts';
import { until } from '../../test/until.ts';
import { partsOf } from './codes.ts';
import { HandoverScreen } from './handover-screen.tsx';
import type { SentSheet } from './sent-sheet.ts';

const minute = 60_000;
const noon = new Date(2026, 5, 1, 12).getTime();
const child = { age: 4 * 365.25, weight: 16, weightFrom: 'scales', allergies: 'penicillin' } as const;
const news = { tool: 'NEWS', inputs: 'Pulse 120', result: 'Total 7; High', caution: 'Call now', at: noon };

const sent: SentSheet = {
  name: 'Bed 4',
  parts: {
    identify: '60 years, 70 kg, male',
    situation: 'Chest pain <b>since</b> 10:00',
    background: '',
    assessment: '',
    recommendation: 'ECG each 15 min',
  },
  results: [news],
  patient: {
    age: 60 * 365.25,
    weight: 70,
    weightFrom: 'scales',
    height: null,
    sex: 'male',
    isPregnant: null,
    allergies: null,
  },
  at: noon,
};

let calls: ApiCall[];

beforeEach(() => {
  vi.useFakeTimers({ now: noon, shouldAdvanceTime: true });
  calls = stubApi({});
});

function open(id?: string) {
  const { hook, history } = memoryLocation({ path: '/handover', record: true });
  render(
    <Router hook={hook}>
      <HandoverScreen id={id} title="Handover" />
    </Router>,
  );
  return history;
}

const part = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (name: string, text: string) => fireEvent.change(part(name), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const stored = () => readSheet(localStorage.getItem(handoverKey));
const inHand = () => JSON.parse(localStorage.getItem(patientKeys.patient) ?? 'null');

function logArrest(at: number) {
  localStorage.setItem(
    arrestKey,
    JSON.stringify({ emergency: 'child', events: [{ id: '1', kind: 'start', at, text: 'Start' }] }),
  );
}

/** Writes on the sheet as an earlier visit did. */
function keepSituation(text: string) {
  changeSheet(({ parts }) => ({ parts: { ...parts, situation: text } }));
}

async function paste(text: string) {
  const field = await screen.findByLabelText('Or the codes as text');
  fireEvent.change(field, { target: { value: text } });
  press('Read the text');
}

async function receive(sheet: SentSheet = sent) {
  const history = open('read');
  await paste((await partsOf(sheet)).join('\n'));
  await screen.findByText('From another phone: check each line. Nothing is taken yet.');
  return history;
}

describe('the sheet of a handover', () => {
  it('is filled from the patient in hand and the log, and stores nothing before somebody writes', () => {
    setPatient(child);
    logArrest(noon + 1000);
    open();
    expect(part('Identify').value).toBe('4 years, 16 kg');
    expect(part('Situation').value).toContain('Resuscitation, child');
    expect(part('Background').value).toMatch(/^Allergies: penicillin\n\nWhat was done:/);
    expect(part('Assessment').value).toBe('');
    expect(stored()).toBeNull();
  });

  it('keeps what is written over what it knows, and fills the part again on request', () => {
    setPatient(child);
    open();
    write('Identify', 'Girl of 4');
    cleanup();
    open();
    expect(part('Identify').value).toBe('Girl of 4');
    press('Fill Identify again');
    expect(part('Identify').value).toBe('4 years, 16 kg');
  });

  it('leaves a log out, and takes one of an earlier patient only when asked', () => {
    logArrest(noon - 30 * minute);
    setPatient(child);
    open();
    expect(part('Situation').value).toBe('');
    press('Put the log in');
    expect(part('Situation').value).toContain('Resuscitation, child');
    press('Leave the log out');
    expect(part('Situation').value).toBe('');
    expect(part('Background').value).toBe('Allergies: penicillin');
  });

  it('shows each result with its danger and inputs, and lets it be taken out but not rewritten', () => {
    addResult(news);
    open();
    const list = within(screen.getByRole('list', { name: 'Results' }));
    expect(list.getByRole('listitem').textContent).toContain(
      'NEWS: Total 7; HighCaution: Call nowFrom: Pulse 120',
    );
    expect(list.queryByRole('textbox')).toBeNull();
    press('Take out: NEWS');
    expect(stored()?.results).toEqual([]);
  });

  it('asks whose it is with another patient in hand, and shows nothing of it as theirs before', () => {
    setPatient(child);
    changeSheet(() => ({ name: 'Bed 4' }));
    clearPatient();
    vi.setSystemTime(noon + minute);
    setPatient({ weight: 70, weightFrom: 'scales' });
    open();
    screen.getByText('Still this patient?');
    screen.getByText(/Bed 4, 4 years, 16 kg, allergies: penicillin/);
    expect(screen.queryByRole('textbox', { name: 'Identify' })).toBeNull();
    press('No, clear it');
    expect(part('Identify').value).toBe('70 kg');
    expect(part('Name or number').value).toBe('');
  });

  it('is cleared only after a question', () => {
    keepSituation('Fell');
    open();
    press('Clear the handover');
    press('Cancel');
    expect(stored()).not.toBeNull();
    press('Clear the handover');
    press('Clear it');
    expect(stored()).toBeNull();
  });
});

describe('the codes of a sheet', () => {
  it('are drawn so that a camera reads them, one after the other', async () => {
    changeSheet(({ parts }) => ({
      parts: { ...parts, background: Array.from({ length: 900 }, (_, at) => (at * 7919) % 1000).join(' ') },
    }));
    open('codes');
    const count = Number(
      /of (\d+)/.exec((await screen.findByRole('img')).getAttribute('aria-label') ?? '')?.[1],
    );
    expect(count).toBeGreaterThan(1);
    const texts: string[] = [];
    for (let at = 1; at <= count; at += 1) {
      texts.push(decodeQR(pictureOf(screen.getByRole('img', { name: `Code ${at} of ${count}` }))));
      press('Next');
    }
    cleanup();
    localStorage.removeItem(handoverKey);
    open('read');
    await paste(texts.join(' '));
    await screen.findByText('From another phone: check each line. Nothing is taken yet.');
  });

  it('turn by themselves until somebody pauses them', async () => {
    changeSheet(({ parts }) => ({
      parts: { ...parts, background: Array.from({ length: 900 }, (_, at) => (at * 7919) % 1000).join(' ') },
    }));
    open('codes');
    const shown = async () => (await screen.findByRole('img')).getAttribute('aria-label');
    const first = await shown();
    // The turning starts with the effects of the first drawing.
    await act(async () => undefined);
    act(() => vi.advanceTimersByTime(2000));
    expect(await shown()).not.toBe(first);
    press('Pause');
    const paused = await shown();
    act(() => vi.advanceTimersByTime(10_000));
    expect(await shown()).toBe(paused);
  });

  it('are none of an empty sheet', async () => {
    open('codes');
    await screen.findByText('Nothing to hand over yet');
  });
});

/** Returns a drawn code as the pixels of a camera, four to a square. */
function pictureOf(image: HTMLElement): { width: number; height: number; data: Uint8Array } {
  const squares = Number(image.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const side = squares * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of image
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4;
        data.set([0, 0, 0, 255], at);
      }
  return { width: side, height: side, data };
}

describe('a handover from another phone', () => {
  it('is shown before it is taken, as text, and then says where it came from', async () => {
    await receive();
    screen.getByText('Chest pain <b>since</b> 10:00');
    expect(stored()).toBeNull();
    press('Take this handover');
    expect(stored()).toMatchObject({
      name: 'Bed 4',
      parts: sent.parts,
      results: sent.results,
      readAt: expect.any(Number),
    });
    expect(inHand()).toMatchObject({ weight: 70, sex: 'male' });
    cleanup();
    open();
    screen.getByText(/^From another phone, .*: check each line\.$/);
    expect(part('Situation').value).toBe('Chest pain <b>since</b> 10:00');
  });

  it('is not filled up with what this phone knows', async () => {
    await receive({ ...sent, patient: null });
    logArrest(Date.now());
    press('Take this handover');
    cleanup();
    open();
    expect(part('Background').value).toBe('');
  });

  it('replaces neither a handover nor the patient in hand without asking', async () => {
    setPatient(child);
    keepSituation('Fell');
    await receive();
    const take = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take this handover' });
    expect(take().disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Another patient'));
    screen.getByText('Taken in hand instead: 60 years, 70 kg, male.');
    fireEvent.click(take());
    screen.getByText('Replace your handover?');
    press('Cancel');
    expect(stored()?.parts.situation).toBe('Fell');
    expect(inHand()).toMatchObject({ weight: 16 });
    fireEvent.click(take());
    press('Replace it');
    expect(stored()?.name).toBe('Bed 4');
    expect(inHand()).toMatchObject({ weight: 70 });
    expect(stored()?.heldFrom).toBe(inHand().heldFrom);
  });

  it('leaves the patient in hand alone if it is the same one', async () => {
    setPatient(child);
    await receive();
    fireEvent.click(screen.getByLabelText('The same patient'));
    press('Take this handover');
    expect(inHand()).toMatchObject({ weight: 16 });
    expect(stored()?.heldFrom).toBe(inHand().heldFrom);
  });

  it('is left, and nothing of it stays', async () => {
    await receive();
    press('Leave it');
    await screen.findByLabelText('Or the codes as text');
    expect(stored()).toBeNull();
  });

  it.each([
    ['https://example.org', /^This is not a handover of Oryx\./],
    ['ORYX-ISBAR/9/x', /^This code is from a newer Oryx\./],
    ['ORYX-ISBAR/1/1/1/00000000/AAAA/00000000', /^This code is damaged or was changed on its way\./],
  ])('is refused in a clear sentence: %s', async (text, words) => {
    open('read');
    await paste(text);
    expect(screen.getByRole('alert').textContent).toMatch(words);
  });

  it('says which codes are missing, and refuses one of another handover', async () => {
    const long = (seed: number): SentSheet => ({
      ...sent,
      parts: {
        ...sent.parts,
        background: Array.from({ length: 900 }, (_, at) => (at * seed) % 1000).join(' '),
      },
    });
    const [one = [], other = []] = await Promise.all([partsOf(long(7919)), partsOf(long(6007))]);
    open('read');
    await paste(one[1] ?? '');
    expect(screen.getByRole('status').textContent).toMatch(
      new RegExp(`^Read 1 of ${one.length} codes\\. Missing: 1, 3`),
    );
    await paste(other[0] ?? '');
    expect(screen.getByRole('alert').textContent).toMatch(/^This code is of another handover\./);
    expect(screen.getByRole('status').textContent).toMatch(/^Read 1 of/);
  });

  it.each([
    [undefined, /gives no camera to this page/],
    [
      { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      /camera is not allowed/,
    ],
    [
      { getUserMedia: () => Promise.reject(new DOMException('no', 'NotReadableError')) },
      /camera does not start/,
    ],
  ])('says what to do if the camera is not allowed, missing or in use', async (mediaDevices, words) => {
    vi.stubGlobal('navigator', { mediaDevices });
    open('read');
    fireEvent.click(await screen.findByRole('button', { name: 'Use the camera' }));
    await until(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    screen.getByRole('button', { name: 'Use the camera' });
  });

  it('closes the camera when the view is left', async () => {
    const stop = vi.fn();
    const stream = { getTracks: () => [{ stop }] };
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    open('read');
    fireEvent.click(await screen.findByRole('button', { name: 'Use the camera' }));
    press('Stop the camera');
    await until(() => expect(stop).toHaveBeenCalled());
  });
});

it('makes no request, whatever is written, shown or read', async () => {
  setPatient(child);
  addResult(news);
  open();
  write('Situation', 'Fell');
  cleanup();
  open('codes');
  await screen.findByRole('img');
  cleanup();
  localStorage.setItem(handoverKey, JSON.stringify(emptySheet(noon, { heldFrom: null, heldPatient: '' })));
  clearPatient();
  await receive();
  press('Take this handover');
  expect(calls).toEqual([]);
});
