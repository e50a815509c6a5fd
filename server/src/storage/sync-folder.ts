import { open } from 'node:fs/promises';

/** Writes the names in a folder to the disk, so that a rename in it survives a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
