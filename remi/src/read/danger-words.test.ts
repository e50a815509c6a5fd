import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { saysNoBreath, saysNoPulse, saysPulseLost } from './danger-words.ts';

const patterns = await shippedPatterns();

describe('saysNoPulse', () => {
  it.each([
    'no pulse',
    'cant find a pulse on this guy',
    "can't feel her pulse",
    'I lost his pulse',
    'no palpable pulse',
    'pulse gone',
    'pulse not palpable, drowned',
    'no heartbeat',
    "she's gone grey and floppy and I can't feel anything",
    'heart stopped',
    'no carotid pulse',
    'flatlined',
    'no signs of life',
    'he is in PEA',
    'geen pols',
    'no carotid pulse',
    'no central pulse, blue',
    'no radial pulse, unresponsive',
    'infant, no brachial pulse, cpr started',
    'no pulse, not breathing, was talking 2 minutes ago',
    'no pulse, talking then collapsed',
    'no pulse, gcs 3',
    'no output, cpr started',
    'no pulse, breathing stopped',
    'no pulse, agonal breathing',
    'stopped talking, no pulse, drip in the arm',
    'hart het gaan staan',
  ])('returns true for "%s"', (text) => expect(saysNoPulse(text, patterns)).toBe(true));

  it.each([
    'no chest pain, pulse present',
    'no loss of pulse',
    'no pulse deficit, pulse regular 80',
    'she has no urine output',
    'no output from the catheter',
    'no urinary output for 6 h',
    'no pulse oximeter in our clinic',
    "can't feel a pulse in his foot",
    'no pedal pulse after the fracture',
    'no radial pulse, drowsy',
    'radial pulse absent, talks',
    'no peripheral pulses, cold hands',
    'brachial pulse not felt after the fracture',
    "can't feel a radial pulse",
    "he can't feel anything in his legs",
    'pulseless VT',
    'heart rate 80',
    'no radial pulse, talking',
    'rice water stools, no radial pulse, drowsy',
    'pulse not felt at wrist, awake',
    'cant feel brachial pulse in arm',
    'no femoral pulse left leg cold',
    'pulse absent in the left arm',
    'no pulse L leg after the tourniquet',
    'pulseless cold foot',
    'cannot feel a pulse, he is awake and sweating',
    'no pulse, gcs 14',
    'geen pols, wakker',
    'no pulse felt, breathing 30',
  ])('returns false for "%s"', (text) => expect(saysNoPulse(text, patterns)).toBe(false));
});

describe('a pulse that is missed', () => {
  const places = ['radial', 'brachial', 'femoral', 'pedal', 'wrist', 'distal', 'peripheral'];
  const forms = [
    'no P pulse',
    'P pulse absent',
    'cannot feel the P pulse',
    "can't palpate P pulses",
    'geen P pols',
  ];

  it.each(places)('at one place is no arrest in any form: %s', (place) => {
    for (const form of forms)
      expect([form, saysNoPulse(form.replace('P', place), patterns)]).toEqual([form, false]);
  });

  it.each(['talking', 'awake', 'drowsy', 'breathing 28', 'alert', 'crying', 'gcs 13', 'wakker', 'confused'])(
    'in somebody who lives is shock: %s',
    (state) => {
      for (const text of [`no pulse, ${state}`, `${state}, can't feel a pulse`]) {
        expect(saysNoPulse(text, patterns)).toBe(false);
        expect(saysPulseLost(text, patterns)).toBe(true);
        if (!state.startsWith('gcs'))
          expect(saysNoPulse(text.replace(state, `not ${state}`), patterns)).toBe(true);
      }
    },
  );
});

describe('saysNoBreath', () => {
  it.each([
    'not breathing',
    'not breathing properly',
    'gasping only',
    'only agonal breaths',
    'no respiratory effort',
    'in resp arrest',
    'nie asem nie',
    'kind haal nie meer asem nie',
    'geen asemhaling',
  ])('returns true for "%s"', (text) => expect(saysNoBreath(text, patterns)).toBe(true));

  it.each([
    'breathing well',
    'not breathing fast',
    'no breathing problems',
    'sleep apnoea, sedation?',
    'apnoea of prematurity',
    'kan nie asem kry nie',
    'no breath sounds on the left',
  ])('returns false for "%s"', (text) => expect(saysNoBreath(text, patterns)).toBe(false));
});
