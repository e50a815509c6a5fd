import { describe, expect, it } from 'vitest';
import { emergencies } from '../../clinical/emergencies.ts';
import type { EventLog } from '../../clinical/emergency-log/event-log.ts';
import type { PatientInHand } from '../../clinical/patient/patient-in-hand.ts';
import { filledParts, hasLog, isOfPatient, type NamedLog, withLog } from './filled-parts.ts';
import { handoverText } from './sheet-text.ts';

const noon = new Date(2026, 5, 1, 12).getTime();
const minute = 60_000;

const patient: PatientInHand = {
  age: 4 * 365.25,
  weight: 16,
  weightFrom: 'age',
  height: null,
  sex: 'female',
  isPregnant: null,
  allergies: 'penicillin',
  changedAt: noon,
  heldFrom: noon,
};

const log: EventLog = {
  emergency: 'adult',
  events: [
    { id: '1', kind: 'start', at: noon, text: 'Start' },
    { id: '2', kind: 'shock', at: noon + minute, text: 'Shock 1, 200 J' },
    { id: '3', kind: 'drug', at: noon + 2 * minute, text: 'Adrenaline 1 mg IV or IO' },
    { id: '4', kind: 'pulse', at: noon + 10 * minute, text: 'Pulse is back' },
  ],
};

const named = (changed: EventLog, id = 'adult'): NamedLog => {
  const emergency = emergencies.find((each) => each.id === id);
  if (!emergency) throw new Error(`No emergency ${id}`);
  return { log: changed, emergency };
};

describe('what Oryx fills a handover with', () => {
  it('is nothing where nothing is known', () => {
    expect(Object.values(filledParts(null, null)).join('')).toBe('');
  });

  it('is the patient in hand, the allergies as background', () => {
    expect(filledParts(patient, null)).toMatchObject({
      identify: '4 years, 16 kg (estimated by age), female',
      situation: '',
      background: 'Allergies: penicillin',
    });
  });

  it('is the log of an arrest: how it stands, and each event with its times', () => {
    const { situation, background } = filledParts(patient, named(log));
    expect(situation).toBe(
      'Resuscitation, adult, begun 1 June 2026 at 12:00:00\nPulse back after 10:00. Shocks: 1. Doses: 1.',
    );
    expect(background).toBe(
      [
        'Allergies: penicillin',
        '',
        'What was done:',
        '12:00:00  +0:00  Start',
        '12:01:00  +1:00  Shock 1, 200 J',
        '12:02:00  +2:00  Adrenaline 1 mg IV or IO',
        '12:10:00  +10:00  Pulse is back',
      ].join('\n'),
    );
  });

  it('is the log of anaphylaxis or fits in their own words', () => {
    const fit = { ...log, emergency: 'fit', events: log.events.slice(0, 1) };
    expect(filledParts(null, named(fit, 'fit')).situation).toBe(
      'Fitting, adult, begun 1 June 2026 at 12:00:00\nGoing on. Doses: 0.',
    );
  });

  it('fits into a part however long the log is, keeps the last events, and says what is left out', () => {
    const events = Array.from({ length: 300 }, (_, at) => ({
      id: String(at),
      kind: at === 0 ? ('start' as const) : ('check' as const),
      at: noon + at * minute,
      text: `Rhythm check ${at}: no shock`,
    }));
    const { background } = filledParts(patient, named({ ...log, events }));
    expect(background.length).toBeLessThanOrEqual(4000);
    expect(background).toContain('Rhythm check 299');
    expect(background).toMatch(/\(The first \d+ entries are in the log\.\)/);
  });

  it('takes a log in beside what was written, in place of an older one, and out again', () => {
    const written = { ...filledParts(patient, null), situation: 'Fell 3 m', background: 'On warfarin' };
    expect(hasLog(written)).toBe(false);
    const once = { ...written, ...withLog(written, named({ ...log, events: log.events.slice(0, 2) })) };
    const twice = { ...once, ...withLog(once, named(log)) };
    expect(hasLog(twice)).toBe(true);
    expect(twice.situation).toBe(
      'Fell 3 m\n\nResuscitation, adult, begun 1 June 2026 at 12:00:00\nPulse back after 10:00. Shocks: 1. Doses: 1.',
    );
    expect(twice.background.match(/What was done:/g)).toHaveLength(1);
    expect(twice.background).toMatch(/^On warfarin\n\nWhat was done:\n12:00:00 .*Pulse is back$/s);
    expect({ ...twice, ...withLog(twice, null) }).toEqual(written);
  });

  it('takes in as much of a log as a part has room for', () => {
    const full = { ...filledParts(null, null), situation: 'x'.repeat(4000), background: 'y'.repeat(3950) };
    const { situation, background } = withLog(full, named(log));
    expect(situation).toHaveLength(4000);
    expect(background.length).toBeLessThanOrEqual(4000);
    expect(background).toMatch(/^y{3950}/);
  });

  it.each([
    ['a log whose last event is after the patient was set', noon, 15 * minute, true],
    ['a log that ended before the patient was set', noon + 11 * minute, 15 * minute, false],
    ['a log of more than an hour ago', noon, 71 * minute, false],
  ])('by itself is or is not %s', (_, heldFrom, later, expected) => {
    expect(isOfPatient(log, { ...patient, heldFrom }, noon + later)).toBe(expected);
  });
});

describe('a handover as text', () => {
  it('has every part, the results with danger and inputs, and says where nothing was noted', () => {
    const text = handoverText(
      {
        name: 'Bed 4',
        parts: { ...filledParts(patient, null), recommendation: 'CT tonight' },
        results: [
          {
            tool: 'Morphine',
            result: '2 mg = 2 mL of 1 mg/mL',
            inputs: '16 kg',
            caution: 'published maximum 4 mg',
            at: noon,
          },
        ],
      },
      noon,
    );
    expect(text).toBe(
      [
        'Handover (ISBAR), 1 June 2026 at 12:00',
        '',
        'IDENTIFY',
        'Bed 4',
        '4 years, 16 kg (estimated by age), female',
        '',
        'SITUATION',
        'Nothing noted',
        '',
        'BACKGROUND',
        'Allergies: penicillin',
        '',
        'ASSESSMENT',
        '12:00  Morphine: 2 mg = 2 mL of 1 mg/mL',
        'CAUTION: published maximum 4 mg',
        'From: 16 kg',
        '',
        'RECOMMENDATION',
        'CT tonight',
        '',
        'Oryx: decision support only, does not replace clinical judgment.',
      ].join('\n'),
    );
  });
});
