import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './message.ts';

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/auth/delete-account',
  access: 'user',
  summary: 'Deletes the signed-in user and everything stored for them',
  request: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: message,
});

/** One device on which the user is signed in. */
export const signedInDevice = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Browser and system, such as "Chrome on Android". */
  device: z.string(),
  /** True for the device that made this call. */
  isCurrent: z.boolean(),
});

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
