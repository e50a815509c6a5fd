import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const systemUpdate = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    type: z.enum(['new', 'update', 'improvement', 'fix', 'other']),
    category: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SystemUpdate' });
export type SystemUpdate = z.infer<typeof systemUpdate>;

export const listSystemUpdates = endpoint({
  method: 'GET',
  path: '/api/system-updates',
  access: 'user',
  summary: 'The newest changes to Oryx, newest first',
  request: z.object({ limit: z.coerce.number().int().min(1).max(50).default(3) }),
  response: z.array(systemUpdate),
});
