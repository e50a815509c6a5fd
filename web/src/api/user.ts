import type { User } from '@oryx/contract/auth';

/**
 * Returns whether a value is a user, from the server or from the device. This is written by hand, because
 * the first screens have no bytes to spare for a schema.
 */
export function isUser(value: unknown): value is User {
  return (
    value instanceof Object &&
    ['id', 'firstName', 'lastName', 'email', 'profession'].every(
      (name) => typeof Reflect.get(value, name) === 'string',
    )
  );
}
