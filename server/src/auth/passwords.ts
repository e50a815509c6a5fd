import { hash, verify } from '@node-rs/argon2';

/** How passwords are hashed and compared. A test may hand in a cheap or a counting one. */
export interface Passwords {
  /** The salted hash of a password. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one of the hash. Without a hash (no such account) the answer is
   * no, after the same work, so that the time taken tells nothing.
   */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}

/** Argon2id (the library's default kind) with the parameters OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password nobody has, made when first needed. */
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

/** Devices differ in how they compose accented letters; the password is the same. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
