import type * as contract from '@oryx/contract';
import { callWithQuery } from './call-api.ts';

export const listSystemUpdates = callWithQuery<typeof contract.listSystemUpdates>(
  'GET',
  '/api/system-updates',
);
