import { expect, it } from 'vitest';
import { endSessionOnDevice } from '../device/session-end.ts';
import { isWelcomed, noteWelcomed } from './welcomed.ts';

it('remembers for each user of a device that the first steps were seen, also after a sign-out', () => {
  expect(isWelcomed('maria')).toBe(false);
  noteWelcomed('maria');
  endSessionOnDevice();
  expect(isWelcomed('maria')).toBe(true);
  expect(isWelcomed('petrus')).toBe(false);
});

it('starts anew if what is stored cannot be read', () => {
  localStorage.setItem('oryx-welcomed', '{"maria"');
  expect(isWelcomed('maria')).toBe(false);
  noteWelcomed('maria');
  expect(isWelcomed('maria')).toBe(true);
});
