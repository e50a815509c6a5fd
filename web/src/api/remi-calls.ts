import type * as contract from '@oryx/contract';
import { callWithBody, callWithoutBody } from './call-api.ts';

export const chat = callWithBody<typeof contract.chat>('POST', '/api/ai/chat');
export const getRemiKnowledge = callWithoutBody<typeof contract.getRemiKnowledge>('GET', '/api/ai/knowledge');
