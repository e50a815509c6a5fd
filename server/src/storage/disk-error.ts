import { access, constants, mkdir, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

const reasons: Record<string, string> = {
  EACCES: 'Oryx may not write there. Change its owner (chown), or set DATA_DIR to another folder',
  EPERM: 'Oryx may not write there. Change its owner (chown), or set DATA_DIR to another folder',
  EROFS: 'that disk is read-only. Set DATA_DIR to a folder on a disk that can be written',
  ENOSPC: 'that disk is full. Free some space, or set DATA_DIR to a folder on another disk',
  EDQUOT: 'the disk quota is used up. Free some space, or set DATA_DIR to a folder on another disk',
  ENOTDIR: 'a part of that path is a file. Set DATA_DIR to a folder',
  EEXIST: 'a file stands there. Set DATA_DIR to a folder',
};

/** Converts a disk error to a StartError that says what to do. Other errors are returned unchanged. */
export function explainDiskError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError || !('code' in error)) return error;
  const reason = reasons[String(error.code)];
  if (!reason) return error;
  const path = 'path' in error ? String(error.path) : folder;
  return new StartError(`DATA_DIR (${folder}) can't be used: ${path}: ${reason}.`);
}

/** Creates the folder and its parents, and checks that it can be written. Throws the system error on failure. */
export async function ensureFolder(folder: string, mode = 0o777): Promise<void> {
  // On a read-only disk mkdir reports the wrong reason (ENOENT); an access check reports the right one.
  await access(await nearestExisting(folder), constants.W_OK);
  await mkdir(folder, { recursive: true, mode });
}

async function nearestExisting(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    (error) => error.code !== 'ENOENT',
  );
  return isThere ? path : nearestExisting(dirname(path));
}

/** Free space in bytes below which a full disk is taken for the cause of a failed database start. */
const littleSpace = 200 * 1024 * 1024;

/** Returns a sentence if the disk is nearly full, otherwise an empty string. */
export async function spaceHint(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return free < littleSpace
    ? ` Only ${Math.floor(free / 1024 / 1024)} MB are free on that disk. Free some space, or set DATA_DIR to a folder on another disk.`
    : '';
}
