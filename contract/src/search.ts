import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const searchResult = z
  .object({
    id: z.string(),
    type: z.enum(['medication', 'algorithm', 'guideline', 'calculator', 'pediatric', 'other']),
    title: z.string(),
    description: z.string(),
    category: z.string().optional(),
    route: z.string(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  summary: 'Searches everything in Oryx',
  request: z.object({ q: z.string().trim().min(1).max(200) }),
  response: z.array(searchResult),
});
