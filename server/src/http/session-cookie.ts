import { sessionDays } from '@oryx/contract/limits';
import { hostCookie } from './host-cookie.ts';

/** Carries the session token, for the full time of a session. */
export const sessionCookie = hostCookie('oryx_session', sessionDays);
