import { sessionDays } from '@oryx/contract/limits';
import { hostCookie } from './host-cookie.ts';

/** Cookie with the session token, for the lifetime of a session. */
export const sessionCookie = hostCookie('oryx_session', sessionDays);
