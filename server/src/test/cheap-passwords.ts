import { createHash } from 'node:crypto';
import type { Passwords } from '../auth/passwords.ts';

/** Passwords hashed at no cost, for tests that are not about the hash. Counts its work. */
export function cheapPasswords(): Passwords & { readonly work: { hashed: number; compared: number } } {
  const work = { hashed: 0, compared: 0 };
  const digest = (password: string) => createHash('sha256').update(password).digest('base64url');
  return {
    work,
    hash: async (password) => {
      work.hashed += 1;
      return digest(password);
    },
    matches: async (password, passwordHash) => {
      work.compared += 1;
      return digest(password) === passwordHash;
    },
  };
}
