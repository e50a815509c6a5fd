/** Limits that the specification fixes and that server and browser must agree on. */

/** The professions a user can register with, in the order they are offered. */
export const professions = [
  'Doctor',
  'Advanced Life Support Paramedic',
  'Nurse',
  'Emergency Care Practitioner - Intermediate',
  'Emergency Care Practitioner - Basic',
] as const;

/** Fewest characters of a password. */
export const passwordMinLength = 8;

/** Most characters of a password; longer ones are refused, never cut. */
export const passwordMaxLength = 128;

/** What the server answers to a password that is easy to guess; a browser can tell it apart by these words. */
export const passwordTooCommon = 'This password is too common or too easy to guess. Please choose another.';

/** Characters of a verification or reset code. */
export const codeLength = 6;

/** How long a session lasts, in days: the cookie and the session stored on the device. */
export const sessionDays = 30;

/** Most characters of one message to Remi. */
export const chatMessageMaxLength = 4000;
