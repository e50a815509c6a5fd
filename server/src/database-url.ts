const form = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Returns one URL for each host of a PostgreSQL URL. It may list several, as those of libpq do:
 * `postgres://user:password@host1:5432,host2:5432/oryx`.
 */
export function databaseUrls(url: string): readonly string[] {
  const [, start, hosts = '', rest] = form.exec(url) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/** Returns what is wrong with a PostgreSQL URL, without repeating it, because it may contain a password. */
export function faultOfDatabaseUrl(url: string): string | undefined {
  const urls = form.test(url) ? databaseUrls(url) : [];
  const hosts = urls.map((each) => (URL.canParse(each) ? new URL(each).host : undefined));
  if (urls.length < 2 && hosts[0] === undefined) {
    return 'must be a URL that starts with postgres:// or postgresql://';
  }
  if (urls.length > 1 && (hosts.some((host) => !host) || new Set(hosts).size < hosts.length)) {
    return 'must list its hosts as host1:5432,host2:5432, each once';
  }
  const parameters = new URL(urls[0] ?? '').searchParams;
  if (parameters.get('host')?.includes(',')) return 'must list several hosts before the name of the database';
  const wanted = parameters.get('target_session_attrs') ?? 'read-write';
  if (wanted === 'read-write' || wanted === 'primary') return undefined;
  return 'must have target_session_attrs=read-write, because Oryx writes to its database';
}
