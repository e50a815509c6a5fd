import * as z from 'zod/mini';
import { email, printable } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { roles } from './limits.ts';

const role = z.enum(roles);

const line = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(printable, 'Enter one line of text.'));

/** Why a role was granted or withdrawn. It stays in the record for ever, so it should name nobody. */
const reason = line(200);

/** What a reviewer wants shown beside a signature. A signature keeps what was shown when it was given. */
export const reviewerProfile = z.object({
  shownName: line(120),
  qualification: line(120),
  /** The council that has registered the reviewer, such as "HPCNA". */
  council: line(120),
  /** Number of that registration. */
  registration: line(40),
});
export type ReviewerProfile = z.infer<typeof reviewerProfile>;

export const ownRoles = endpoint({
  method: 'GET',
  path: '/api/roles/mine',
  access: 'user',
  summary: 'The roles of the user, and until when the second factor of this session counts',
  response: z.object({
    roles: z.array(role),
    secondFactor: z.object({
      isSetUp: z.boolean(),
      recoveryCodesLeft: z.int(),
      /** Until when roles count in this session; null if the second factor has to be given first. */
      freshUntil: z.nullable(z.iso.datetime()),
    }),
    /** Null until a reviewer has entered it. */
    reviewer: z.nullable(reviewerProfile),
  }),
});
export type OwnRoles = z.infer<typeof ownRoles.response>;

export const saveReviewerProfile = endpoint({
  method: 'PUT',
  path: '/api/roles/reviewer',
  access: ['reviewer'],
  summary: 'Sets what is shown beside the signatures that the reviewer gives from now on',
  request: reviewerProfile,
  response: reviewerProfile,
});

/** An account, as an administrator sees it. */
export const accountWithRoles = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profession: z.string(),
  roles: z.array(role),
});
export type AccountWithRoles = z.infer<typeof accountWithRoles>;

export const listRoleHolders = endpoint({
  method: 'GET',
  path: '/api/roles/holders',
  access: ['administrator'],
  summary: 'Every account that holds a role',
  response: z.array(accountWithRoles),
});

export const findAccount = endpoint({
  method: 'POST',
  path: '/api/roles/find',
  access: ['administrator'],
  summary: 'The verified account of an e-mail address, with its roles',
  request: z.object({ email }),
  response: accountWithRoles,
});

export const grantRole = endpoint({
  method: 'POST',
  path: '/api/roles/grant',
  access: ['administrator'],
  summary: 'Grants a role to a verified account, and records it',
  request: z.object({ email, role, reason }),
  response: accountWithRoles,
});

export const withdrawRole = endpoint({
  method: 'POST',
  path: '/api/roles/withdraw',
  access: ['administrator'],
  summary: 'Withdraws a role from an account, and records it; the last administrator stays',
  request: z.object({ email, role, reason }),
  response: accountWithRoles,
});

/** One grant or withdrawal, as it was recorded. */
export const roleRecordEntry = z.object({
  /** Counted from 1 without gaps. */
  number: z.int(),
  /** Name of the account; null once it is deleted. */
  name: z.nullable(z.string()),
  role,
  isGranted: z.boolean(),
  /** Where it was done: by an administrator in the app, by the command on the server, or by deleting the account. */
  origin: z.enum(['app', 'server', 'deletion']),
  /** Name of the administrator; null for the other origins, and once that account is deleted. */
  by: z.nullable(z.string()),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type RoleRecordEntry = z.infer<typeof roleRecordEntry>;

export const roleRecord = endpoint({
  method: 'GET',
  path: '/api/roles/record',
  access: ['administrator'],
  summary: 'Every grant and withdrawal of a role, newest first',
  response: z.array(roleRecordEntry),
});
