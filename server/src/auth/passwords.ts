import { hash, verify } from '@node-rs/argon2';

/** Password hashing. Tests may pass a cheap or counting implementation. */
export interface Passwords {
  /** Returns the salted hash of a password. */
  hash(password: string): Promise<string>;
  /**
   * Returns true if the password matches the hash. Without a hash (no such account) it returns false after
   * the same work, so that timing reveals nothing.
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}

/** Argon2id (the library's default kind) with the parameters OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of an unused password, created on first use. */
let decoy: Promise<string> | undefined;

/** Argon2id hashes in the PHC string format. */
export const argon2Passwords: Passwords = {
  hash: (password) => hash(composed(password), cost),
  matches: async (password, passwordHash) => {
    decoy ??= hash('decoy', cost);
    const matches = await verify(passwordHash ?? (await decoy), composed(password));
    return matches && passwordHash !== undefined;
  },
};

/** Normalises a password, because devices compose accented letters differently. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
