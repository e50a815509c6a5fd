import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default kind) with the parameters OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password nobody has, made when first needed. */
let decoy: Promise<string> | undefined;

/** The hash of a password, salted, in the PHC string format. */
export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost);
}

/**
 * Whether the password is the one of the hash. Without a hash (no such account) the answer is no,
 * after the same work, so that the time taken tells nothing.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const matches = await verify(passwordHash ?? (await decoy), composed(password));
  return matches && passwordHash !== undefined;
}

/** Devices differ in how they compose accented letters; the password is the same. */
function composed(password: string): string {
  return password.normalize('NFKC');
}
