import { sessionDays } from '@oryx/contract/limits';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isHttps } from './public-address.ts';

const name = 'oryx_session';

/** The session token that a request carries. */
export function readSessionToken(context: Context): string | undefined {
  return getCookie(context, name);
}

/** Gives the browser a session token for the full time of a session. */
export function setSessionToken(context: Context, token: string, publicUrl: string | undefined): void {
  setCookie(context, name, token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: sessionDays * 24 * 60 * 60,
    secure: isHttps(context, publicUrl),
  });
}

/** Takes the session token from the browser. */
export function clearSessionToken(context: Context, publicUrl: string | undefined): void {
  deleteCookie(context, name, { path: '/', secure: isHttps(context, publicUrl) });
}
