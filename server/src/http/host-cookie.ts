import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { isHttps } from './public-address.ts';

/** A cookie that only this host gets, that no script can read and no other site's form brings along. */
export interface HostCookie {
  read(context: Context, publicUrl: string | undefined): string | undefined;
  /** The same from a `Cookie` header of a request to this very process, which speaks no https itself. */
  readHeader(cookies: string, publicUrl: string | undefined): string | undefined;
  set(context: Context, value: string, publicUrl: string | undefined): void;
  clear(context: Context, publicUrl: string | undefined): void;
}

/**
 * A cookie of the given name and life. Over https its name begins with `__Host-`: browsers then take
 * it from this very host alone, so that no neighbouring host can plant one. Plain http (a phone on a
 * hospital's own network) does without: there browsers would refuse it.
 */
export function hostCookie(name: string, days: number): HostCookie {
  return {
    read: (context, publicUrl) =>
      isHttps(context, publicUrl) ? getCookie(context, name, 'host') : getCookie(context, name),
    readHeader: (cookies, publicUrl) => {
      const fullName = publicUrl?.startsWith('https:') ? `__Host-${name}` : name;
      // Usually it is the only cookie, and needs no parsing.
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
