import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const personal = ['Ndapewa', 'Shikongo', 'n.shikongo@windcare.example'];

describe('isWeakPassword', () => {
  it.each([
    ['the commonest', ['password', '12345678', 'iloveyou', 'trustno1', 'qwertyuiop', '1qaz2wsx', 'sunshine']],
    [
      'the same with something around it',
      ['Password123!', 'iloveyou!!', 'Victoria2024', 'dragon4821', '!!sunshine'],
    ],
    ['signs for letters', ['P@ssw0rd', 'P@$$w0rd!', 'tru5tn01']],
    ['runs', ['abcdefgh', 'zyxwvuts', '98765432', 'asdfghjk', 'poiuytre']],
    ['repetitions', ['aaaaaaaa', 'abababab', '12341234', 'kwxkwxkwx', '11223311']],
    [
      'words of the product and its place',
      ['Oryx2026!', 'oryx-remi', 'Windhoek1', 'Hospital2024!', 'paramedic#1'],
    ],
    [
      'words of the user',
      ['Ndapewa1990', 'shikongo.ndapewa', 'n.shikongo@windcare.example', 'windcare-77', 'Sh1k0ng0!'],
    ],
  ])('rejects %s', (_, passwords) => {
    for (const password of passwords) expect(isWeakPassword(password, personal), password).toBe(true);
  });

  it('accepts long or unusual passwords, in any script and without composition rules', () => {
    for (const password of [
      'correct horse battery staple',
      'sunrise over Etosha 7',
      'ndapewa likes long walks',
      'kudu-4rn',
      'xkq7plm2',
      '74920518',
      'ombwa yange otai li',
      'пять зелёных антилоп',
      '\u{1F98C}\u{1F335}\u{1F418}\u{1F992} desert',
    ]) {
      expect(isWeakPassword(password, personal), password).toBe(false);
    }
  });
});
