import type { User } from '@oryx/contract';

/** A user for tests. */
export const maria: User = {
  id: 'user-1',
  firstName: 'Maria',
  lastName: 'Shikongo',
  email: 'maria@example.org',
  profession: 'Nurse',
  createdAt: '2026-03-01T08:00:00.000Z',
};
