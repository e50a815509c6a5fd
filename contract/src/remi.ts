import * as z from 'zod/mini';
import { complaint } from './complaint.ts';
import { dangerSign } from './danger-sign.ts';
import { endpoint } from './endpoint.ts';
import { interaction, interactionDrug } from './interaction.ts';
import { chatMessageMaxLength } from './limits.ts';
import { pageRoute } from './page-route.ts';
import { keyedSource } from './review.ts';

/** A source page of an answer. */
export const chatSource = z.object({ title: z.string(), route: pageRoute });
export type ChatSource = z.infer<typeof chatSource>;

export const chat = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  access: 'user',
  summary: 'Asks Remi',
  request: z.object({
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatMessageMaxLength)),
    context: z.object({
      profession: z.string().check(z.maxLength(100)),
      mode: z.enum(['consultation', 'education']),
    }),
  }),
  response: z.object({
    /** The answer, as Markdown. */
    response: z.string(),
    sources: z.optional(z.array(chatSource)),
  }),
});

/** Remi's further knowledge beside the lists and the search data, for answers without the server. */
export const remiKnowledge = z.object({
  interactions: z.object({
    sources: z.array(keyedSource),
    drugs: z.array(interactionDrug),
    rows: z.array(interaction),
  }),
  complaints: z.object({ sources: z.array(keyedSource), rows: z.array(complaint) }),
  /** Absent in what an older server sent. */
  dangerSigns: z._default(z.object({ sources: z.array(keyedSource), rows: z.array(dangerSign) }), {
    sources: [],
    rows: [],
  }),
});
export type RemiKnowledge = z.infer<typeof remiKnowledge>;

export const getRemiKnowledge = endpoint({
  method: 'GET',
  path: '/api/ai/knowledge',
  access: 'user',
  summary: 'What Remi answers from beside the lists, to answer without a connection',
  response: remiKnowledge,
});
