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

/** A disk's refusal as a StartError that says what to do; any other error as it is. */
export function explainDiskError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof StartError || !('code' in error)) return error;
  const reason = reasons[String(error.code)];
  if (!reason) return error;
  const path = 'path' in error ? String(error.path) : folder;
  return new StartError(`DATA_DIR (${folder}) can't be used: ${path}: ${reason}.`);
}
