/** Tables that grow with users, and the columns that a copied row gets anew. */
const copies = [
  ['users', { id: 'gen_random_uuid()', email_normalised: 'n || email_normalised', email: 'n || email' }],
  ['sessions', { id: 'gen_random_uuid()', token_hash: newHash(), user_id: anyUser() }],
  ['known_browsers', { token_hash: newHash(), user_id: anyUser() }],
  ['rate_limits', { key: newHash() }],
  ['learning_starts', { user_id: anyUser() }],
  ['learning_completions', { user_id: anyUser(), attempt_id: 'gen_random_uuid()' }],
];

function newHash() {
  return "rtrim(translate(encode(sha256(gen_random_uuid()::text::bytea), 'base64'), '+/', '-_'), '=')";
}

/** Refers to an outer column, so that PostgreSQL picks again for each row. */
function anyUser() {
  return '(select id from users where id >= gen_random_uuid() or n < 0 order by id limit 1)';
}

/**
 * Returns the bytes of a row of each growing table, indexes included: copies of the rows that the day has made,
 * with ids of their own, are inserted, and the growth of the table is divided by their number.
 */
export function rowSizes(site, count) {
  return site.query(async (client) => {
    const sizes = {};
    for (const [table, changed] of copies) sizes[table] = await sizeOf(client, table, changed, count);
    return sizes;
  });
}

async function sizeOf(client, table, changed, count) {
  const { rows: columns } = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? name);
  // Compacted, so that free space from earlier changes is not filled first.
  await client.query(`vacuum full ${table}`);
  const before = await totalSize(client, table);
  const { rowCount } = await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from (
       select source.*, n from (select *, row_number() over () as place from ${table}) as source
       join generate_series(1, $1::int) as n on source.place = 1 + n % (select count(*) from ${table})
     ) as copied on conflict do nothing`,
    [count],
  );
  if (rowCount === 0) return null;
  return Math.round(((await totalSize(client, table)) - before) / rowCount);
}

async function totalSize(client, table) {
  const { rows } = await client.query('select pg_total_relation_size($1::regclass) as bytes', [table]);
  return Number(rows[0].bytes);
}
