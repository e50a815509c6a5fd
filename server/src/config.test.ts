import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      trustedProxies: [],
      remiProvider: undefined,
      drainSeconds: 0,
      workers: 1,
      logLevel: 'info',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' }).port).toBe(8080);
  });

  it('keeps only the origin of PUBLIC_URL and sends mail from its host', () => {
    const config = readConfig({ PUBLIC_URL: 'https://oryx.example.org/app/' });
    expect(config.publicUrl).toBe('https://oryx.example.org');
    expect(config.mailFrom).toBe('no-reply@oryx.example.org');
  });

  it('reads trusted proxies as a list of addresses and networks', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 2001:db8::/32' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      '2001:db8::/32',
    ]);
  });

  it('accepts a provider for Remi with or without a key, and rejects an incomplete one', () => {
    const given = { REMI_BASE_URL: 'http://localhost:11434/v1', REMI_MODEL: 'a-model' };
    const provider = { baseUrl: 'http://localhost:11434/v1', model: 'a-model' };
    expect(readConfig(given).remiProvider).toEqual({ ...provider, apiKey: undefined });
    expect(readConfig({ ...given, REMI_API_KEY: 'key' }).remiProvider).toEqual({
      ...provider,
      apiKey: 'key',
    });
    for (const half of [{ REMI_BASE_URL: given.REMI_BASE_URL }, { REMI_MODEL: 'a-model' }]) {
      expect(() => readConfig(half)).toThrow('both REMI_BASE_URL and REMI_MODEL');
    }
  });

  it('takes a number of workers, or one for each processor of the machine', () => {
    expect(readConfig({ WORKERS: '4' }).workers).toBe(4);
    expect(readConfig({ WORKERS: '16' }).workers).toBe(16);
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(Math.min(availableParallelism(), 16));
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a port number from 0 to 65535'],
    ['PORT', '65536', 'PORT must be a port number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a URL that starts with postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres://a:b@one:5432,,two/oryx', 'must list its hosts as host1:5432,host2:5432'],
    ['DATABASE_URL', 'postgres://a:b@one:5432,two:port/oryx', 'must list its hosts as host1:5432,host2:5432'],
    [
      'DATABASE_URL',
      'postgres://a:b@one,one/oryx',
      'must list its hosts as host1:5432,host2:5432, each once',
    ],
    ['DATABASE_URL', 'postgres:///oryx?host=one,two', 'before the name of the database'],
    [
      'DATABASE_URL',
      'postgres://a:b@one,two/oryx?target_session_attrs=any',
      'DATABASE_URL must have target_session_attrs=read-write, because Oryx writes to its database',
    ],
    ['PUBLIC_URL', 'oryx.example.org', 'PUBLIC_URL must be a URL that starts with http:// or https://'],
    ['SMTP_URL', 'mail.example.org', 'SMTP_URL must be a URL that starts with smtp:// or smtps://'],
    ['MAIL_FROM', 'Oryx', 'MAIL_FROM must be an e-mail address'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/8, proxy.example.org',
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas',
    ],
    ['METRICS_TOKEN', 'too short', 'METRICS_TOKEN must be 16 or more'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES must be addresses'],
    ['DRAIN_SECONDS', 'a while', 'DRAIN_SECONDS must be a number of seconds from 0 to 99'],
    ['WORKERS', '0', 'WORKERS must be a number from 1 to 16, or auto'],
    ['WORKERS', '1.5', 'WORKERS must be a number from 1 to 16, or auto'],
    ['WORKERS', '17', 'WORKERS must be a number from 1 to 16, or auto'],
    ['WORKERS', 'many', 'WORKERS must be a number from 1 to 16, or auto'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  ])('names an invalid %s (%s)', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
  });

  it.each([
    'postgres://oryx:a,b@one:5432,two:5433/oryx?target_session_attrs=read-write',
    'postgresql://oryx:word@[2001:db8::1]:5432,[2001:db8::2]/oryx?target_session_attrs=primary&sslmode=verify-full',
    'postgres://oryx@one/oryx',
    'postgres:///oryx?host=/run/postgresql',
  ])('accepts the DATABASE_URL %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('names every invalid variable at once and repeats no value', () => {
    const wrong = () => readConfig({ PORT: 'x', DATABASE_URL: 'secret-password' });
    expect(wrong).toThrow(/PORT .*; DATABASE_URL /);
    expect(wrong).not.toThrow(/secret-password/);
  });
});
