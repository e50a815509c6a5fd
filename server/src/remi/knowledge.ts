import { getRemiKnowledge, type RemiKnowledge } from '@oryx/contract';
import { type EncodedBody, encodeText, sendEncoded } from '../http/encoded-body.ts';
import { keptHeaders } from '../http/quick-answers.ts';
import type { Route } from '../http/serve.ts';
import type { RemiIndex } from './remi-index.ts';

/**
 * Returns the route of Remi's further knowledge, serialised and compressed once per version of the content.
 */
export function knowledgeRoute(index: Pick<RemiIndex, 'knowledge'>): Route {
  let kept: { readonly of: RemiKnowledge; readonly body: Promise<EncodedBody> } | undefined;
  return {
    endpoint: getRemiKnowledge,
    answer: async (context) => {
      const { knowledge } = index;
      if (kept?.of !== knowledge) {
        kept = { of: knowledge, body: encodeText('application/json', JSON.stringify(knowledge)) };
      }
      return sendEncoded(context, await kept.body, keptHeaders);
    },
  };
}
