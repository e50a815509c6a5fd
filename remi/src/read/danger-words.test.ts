import { describe, expect, it } from 'vitest';
import { shippedPatterns } from '../test/shipped.ts';
import { saysNoBreath, saysNoPulse } from './danger-words.ts';

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
    'hart het gaan staan',
  ])('returns true for "%s"', (text) => expect(saysNoPulse(text, patterns)).toBe(true));

  it.each([
    'no chest pain, pulse present',
    'no loss of pulse',
    'no pulse deficit, pulse regular 80',
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
  ])('returns false for "%s"', (text) => expect(saysNoPulse(text, patterns)).toBe(false));
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
