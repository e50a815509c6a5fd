import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isHttps } from './public-address.ts';

/** CSP hashes of the inline scripts and styles of a page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Returns the CSP hashes of the inline scripts and styles in an HTML page. Nothing else inline may run. */
export function inlineHashes(html: string): InlineHashes {
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${element}(\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'gi'));
  return [...elements]
    .map(([, , content = '']) => content)
    .filter((content) => content !== '')
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the security headers, except the one that depends on the request. */
export function guardingHeaders(inline: InlineHashes): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The microphone is for speaking to Remi, the camera for the codes of a handover. No other site gets either.
    'Permissions-Policy': 'microphone=(self), camera=(self), geolocation=(), payment=(), usb=()',
  };
}

/** HSTS header: browsers that used https never return without it. */
export const onlyHttps = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * Sets the security headers on every response except a 304. The browser keeps those of the stored response,
 * and they are ten times as long as the rest of a 304.
 */
export function securityHeaders(inline: InlineHashes, publicUrl: string | undefined): MiddlewareHandler {
  const headers = Object.entries(guardingHeaders(inline));
  const httpsHeaders = [...headers, ...Object.entries(onlyHttps)];
  return async (context, next) => {
    for (const [name, value] of isHttps(context, publicUrl) ? httpsHeaders : headers)
      context.header(name, value);
    await next();
    if (context.res.status === 304) for (const [name] of httpsHeaders) context.res.headers.delete(name);
  };
}
