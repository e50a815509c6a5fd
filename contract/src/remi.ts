import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Most characters of one message to Remi. */
export const chatMessageMaxLength = 4000;

export const chat = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  access: 'user',
  summary: 'Asks Remi',
  request: z.object({
    message: z.string().trim().min(1).max(chatMessageMaxLength),
    context: z.object({
      profession: z.string().max(100),
      mode: z.enum(['consultation', 'education']),
    }),
  }),
  response: z.object({
    response: z.string(),
    sources: z.array(z.object({ title: z.string(), route: z.string() })).optional(),
  }),
});
