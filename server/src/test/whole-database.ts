import { sql } from 'drizzle-orm';
import type { Database } from '../storage/storage.ts';

/** Every row of every table, as JSON text, by the name of the table. */
export type WholeDatabase = ReadonlyMap<string, readonly string[]>;

/** Reads every table there is, so that a table added later is looked at as well. */
export async function readWholeDatabase(db: Database): Promise<WholeDatabase> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const contents = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await db.execute<{ row: string }>(
      sql`select to_jsonb(each)::text as row from ${sql.identifier(name)} as each order by 1`,
    );
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
}
