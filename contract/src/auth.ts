import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { codeLength, passwordMaxLength, passwordMinLength, professions } from './limits.ts';

/** No control characters, line separators or marks that turn the direction of text around it. */
const printable = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** The part before the @ in plain ASCII, as every mail server takes it; the domain in any script. */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]+$/u;

const name = z.string().trim().min(1).max(80).regex(printable);
const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: emailPattern }));
const contact = z.string().trim().min(1).max(254).regex(printable);
const code = z.string().trim().min(1).max(codeLength);
const newPassword = z
  .string()
  .min(passwordMinLength, `Password must be at least ${passwordMinLength} characters long.`)
  .max(passwordMaxLength, `Password must be at most ${passwordMaxLength} characters long.`);

/** A user as the user may see it. */
export const user = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    profession: z.enum(professions),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** An answer that only says something to the user. */
export const message = z.object({ message: z.string() }).meta({ id: 'Message' });

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'user',
  summary: 'The signed-in user; renews the session',
  response: user,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in with e-mail address and password',
  request: z.object({ contact, password: z.string().min(1).max(passwordMaxLength) }),
  response: z.object({ user }),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
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
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  summary: 'Confirms the e-mail address with the mailed code and signs in',
  request: z.object({ contact, code }),
  response: z.object({ message: z.string(), user: user.optional() }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mails a code for a new password if the account exists; the answer never tells',
  request: z.object({ contact }),
  response: message,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Sets a new password with the mailed code',
  request: z.object({ contact, code, newPassword }),
  response: message,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary: 'Ends this session; answers the same when there is none',
  request: z.object({}),
  response: message,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/delete-account',
  access: 'user',
  summary: 'Deletes the signed-in user and everything stored for them',
  request: z.object({ userId: z.string().min(1).max(64) }),
  response: message,
});

/** One device on which the user is signed in. */
export const signedInDevice = z
  .object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    /** Browser and system in words, such as "Chrome on Android". */
    device: z.string(),
    /** Whether this call came from it. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignedInDevice' });

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  summary: 'Where the user is signed in, the device last seen first',
  response: z.array(signedInDevice),
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'user',
  summary: 'Ends every session of the user, this one included',
  request: z.object({}),
  response: message,
});
