import { z } from 'zod';
import { complaint } from './complaint.ts';
import { endpoint } from './endpoint.ts';
import { interaction, interactionDrug } from './interaction.ts';
import { chatMessageMaxLength } from './limits.ts';
import { keyedSource } from './review.ts';

/** A page of Oryx that an answer rests on. */
export const chatSource = z.object({ title: z.string(), route: z.string() });
export type ChatSource = z.infer<typeof chatSource>;

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
    /** The answer, as Markdown. */
    response: z.string(),
    sources: z.array(chatSource).optional(),
  }),
});

/** What Remi knows beside the lists and the search data: for its screen, where the server cannot be reached. */
export const remiKnowledge = z
  .object({
    interactions: z.object({
      sources: z.array(keyedSource),
      drugs: z.array(interactionDrug),
      rows: z.array(interaction),
    }),
    complaints: z.object({ sources: z.array(keyedSource), rows: z.array(complaint) }),
  })
  .meta({ id: 'RemiKnowledge' });
export type RemiKnowledge = z.infer<typeof remiKnowledge>;

export const getRemiKnowledge = endpoint({
  method: 'GET',
  path: '/api/ai/knowledge',
  access: 'user',
  summary: 'What Remi answers from beside the lists, to answer without a connection',
  response: remiKnowledge,
});
