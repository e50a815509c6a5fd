import * as z from 'zod/mini';
import * as routes from './auth-routes.ts';
import { endpoint } from './endpoint.ts';
import { codeLength, passwordMaxLength, passwordMinLength, professions } from './limits.ts';
import { message } from './message.ts';

/** Rejects control characters, line separators and bidirectional control marks. */
export const printable = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * Matches an address with an ASCII local part, which every mail server accepts, and a domain in any script.
 */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]+$/u;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(printable));
export const email = z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.email({ pattern: emailPattern }));
const contact = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.regex(printable));
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(codeLength));
const newPassword = z
  .string()
  .check(
    z.minLength(passwordMinLength, `Password must be at least ${passwordMinLength} characters long.`),
    z.maxLength(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters long.`),
  );

/** A user, as returned to the same user. */
export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profession: z.enum(professions),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

export const currentUser = endpoint({
  ...routes.currentUser,
  access: 'user',
  summary: 'The signed-in user; renews the session',
  response: user,
});

export const login = endpoint({
  ...routes.login,
  access: 'public',
  summary: 'Signs in with e-mail address and password',
  request: z.object({ contact, password: z.string().check(z.minLength(1), z.maxLength(passwordMaxLength)) }),
  response: z.object({ user }),
});

export const register = endpoint({
  ...routes.register,
  access: 'public',
  summary: 'Opens an account and mails its verification code',
  request: z.object({
    firstName: name,
    lastName: name,
    profession: z.enum(professions),
    email,
    password: newPassword,
    verificationMethod: z.literal('email'),
  }),
  response: message,
});

export const verify = endpoint({
  ...routes.verify,
  access: 'public',
  summary: 'Confirms the e-mail address with the mailed code and signs in',
  request: z.object({ contact, code }),
  response: z.object({ message: z.string(), user: z.optional(user) }),
});

export const forgotPassword = endpoint({
  ...routes.forgotPassword,
  access: 'public',
  summary: 'Mails a code for a new password if the account exists; the answer never tells',
  request: z.object({ contact }),
  response: message,
});

export const resetPassword = endpoint({
  ...routes.resetPassword,
  access: 'public',
  summary: 'Sets a new password with the mailed code',
  request: z.object({ contact, code, newPassword }),
  response: message,
});

export const logout = endpoint({
  ...routes.logout,
  access: 'public',
  summary: 'Ends this session; answers the same when there is none',
  request: z.object({}),
  response: message,
});
