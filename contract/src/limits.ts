/** Limits shared by server and browser. The specification fixes all but the pass mark and those of roles. */

/** The professions a user can register with, in the order they are offered. */
export const professions = [
  'Doctor',
  'Advanced Life Support Paramedic',
  'Nurse',
  'Emergency Care Practitioner - Intermediate',
  'Emergency Care Practitioner - Basic',
] as const;

/** Minimum length of a password. */
export const passwordMinLength = 8;

/** Maximum length of a password. Longer ones are rejected, never truncated. */
export const passwordMaxLength = 128;

/** Message for a password that is easy to guess. The browser recognises it by this text. */
export const passwordTooCommon = 'This password is too common or too easy to guess. Please choose another.';

/** Length of a verification or reset code. */
export const codeLength = 6;

/** Lifetime of a session in days: of the cookie and of the session stored on the device. */
export const sessionDays = 30;

/** Right answers in percent that complete a learning module. It can be tried any number of times. */
export const passMark = 80;

/** Maximum length of a message to Remi. */
export const chatMessageMaxLength = 4000;

/** The roles that a user may hold. Each is granted by itself, and none includes another. */
export const roles = ['reviewer', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Hours for which the roles of a user count in a session after the second factor was given. */
export const secondFactorHours = 12;
