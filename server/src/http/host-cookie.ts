import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isHttps } from './public-address.ts';

/** A host-only, HttpOnly, SameSite cookie. */
export interface HostCookie {
  read(context: Context, publicUrl: string | undefined): string | undefined;
  /** Reads the cookie from a `Cookie` header. */
  readHeader(cookies: string, publicUrl: string | undefined): string | undefined;
  set(context: Context, value: string, publicUrl: string | undefined): void;
  clear(context: Context, publicUrl: string | undefined): void;
}

/**
 * Returns a cookie with a name and lifetime in days. Over https the name gets the prefix `__Host-`, so that
 * no sibling host can plant it. Over plain http (a phone on a hospital's own network) browsers would reject
 * the prefix, so it is omitted.
 */
export function hostCookie(name: string, days: number): HostCookie {
  return {
    read: (context, publicUrl) =>
      isHttps(context, publicUrl) ? getCookie(context, name, 'host') : getCookie(context, name),
    readHeader: (cookies, publicUrl) => {
      const fullName = publicUrl?.startsWith('https:') ? `__Host-${name}` : name;
      // Fast path: usually it is the only cookie and needs no parsing.
      const only = cookies.startsWith(`${fullName}=`) ? cookies.slice(fullName.length + 1) : '';
      return /^[\w-]+$/.test(only) ? only : parse(cookies, fullName)[fullName];
    },
    set: (context, value, publicUrl) =>
      setCookie(context, name, value, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: days * 24 * 60 * 60,
        ...(isHttps(context, publicUrl) ? { secure: true, prefix: 'host' } : {}),
      }),
    clear: (context, publicUrl) => {
      const options = isHttps(context, publicUrl) ? ({ secure: true, prefix: 'host' } as const) : {};
      deleteCookie(context, name, { path: '/', ...options });
    },
  };
}
