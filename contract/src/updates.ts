import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const systemUpdate = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['new', 'update', 'improvement', 'fix', 'other']),
  category: z.string(),
  createdAt: z.iso.datetime(),
});
export type SystemUpdate = z.infer<typeof systemUpdate>;

export const listSystemUpdates = endpoint({
  method: 'GET',
  path: '/api/system-updates',
  access: 'user',
  summary: 'The newest changes to Oryx, newest first',
  request: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 3) }),
  response: z.array(systemUpdate),
});
