import type { Context } from 'hono';

/**
 * Returns true if the browser uses https. Behind a proxy only PUBLIC_URL is reliable, because a caller can
 * forge forwarded headers unless a proxy rewrites them.
 */
export function isHttps(context: Context, publicUrl: string | undefined): boolean {
  return (publicUrl ?? context.req.url).startsWith('https:');
}

/**
 * Returns true if an `Origin` header is that of this server. The `Host` header counts only without
 * PUBLIC_URL, because a name that an attacker has pointed at this server matches it, too.
 */
export function isOwnOrigin(origin: string, context: Context, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === context.req.header('host');
}
