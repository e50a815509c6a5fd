import type { Context } from 'hono';

/**
 * Whether the browser reaches us by https. Behind a proxy only PUBLIC_URL can tell: forwarded
 * headers are the caller's own words unless a proxy is known to rewrite them.
 */
export function isHttps(context: Context, publicUrl: string | undefined): boolean {
  return (publicUrl ?? context.req.url).startsWith('https:');
}

/** Whether an `Origin` header names us. */
export function isOwnOrigin(origin: string, context: Context, publicUrl: string | undefined): boolean {
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host');
}
