import type * as contract from '@oryx/contract';
import { callWithBody, callWithoutBody } from './call-api.ts';

/* The calls of Settings, apart from those of the first screen, which has no bytes to spare for them. */

export const listSessions = callWithoutBody<typeof contract.listSessions>('GET', '/api/auth/sessions');
export const logoutEverywhere = callWithBody<typeof contract.logoutEverywhere>(
  'POST',
  '/api/auth/logout-everywhere',
);
export const deleteAccount = callWithBody<typeof contract.deleteAccount>(
  'DELETE',
  '/api/auth/delete-account',
);
