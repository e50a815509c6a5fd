import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { passwordMaxLength } from './limits.ts';
import { message } from './message.ts';

/** Six digits of an authenticator app, or a recovery code of 24 letters and digits in groups. */
const code = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

/** Until when roles count in this session. */
const freshUntil = z.iso.datetime();

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/begin',
  access: 'user',
  summary:
    'Makes the secret for an authenticator app of a user who holds a role; it counts once it is confirmed',
  request: z.object({ password: z.string().check(z.minLength(1), z.maxLength(passwordMaxLength)) }),
  response: z.object({
    /** Base32, for typing. */
    secret: z.string(),
    /** `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'user',
  summary: 'Takes the new secret into use by a code made with it, and answers the recovery codes, once',
  request: z.object({ code }),
  response: z.object({ freshUntil, recoveryCodes: z.array(z.string()) }),
});

export const giveSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/give',
  access: 'user',
  summary: 'Lets the roles of the user count in this session, by a code of the app or a recovery code',
  request: z.object({ code }),
  response: z.object({ freshUntil, recoveryCodesLeft: z.int() }),
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/remove',
  access: 'user',
  summary: 'Removes the second factor and its recovery codes, by a last code; roles no longer count',
  request: z.object({ code }),
  response: message,
});
