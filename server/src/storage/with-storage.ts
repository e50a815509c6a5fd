import { readConfig } from '../config.ts';
import { openStorage, type Storage } from './storage.ts';

/** What a command of an administrator needs to reach the database. */
export interface StorageWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints a line for the administrator. */
  readonly say: (line: string) => void;
}

/** Runs work on the database of Oryx. Running servers are not affected. */
export async function withStorage<Result>(
  { env, say }: StorageWorld,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  // If the database is lost, the work fails.
  const ignored = () => undefined;
  const storage = await openStorage(readConfig(env), { say, onAway: ignored, onBack: ignored });
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
