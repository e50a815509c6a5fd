import { sql } from 'drizzle-orm';
import type { Database } from '../storage/storage.ts';

/** All rows of all tables as JSON text, by table name. */
export type WholeDatabase = ReadonlyMap<string, readonly string[]>;

/** Reads all existing tables, so that later ones are included. */
export async function readWholeDatabase(db: Database): Promise<WholeDatabase> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const contents = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(each)::text as row from ${sql.identifier(name)} as each order by 1`,
    );
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
}
