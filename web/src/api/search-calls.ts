import type * as contract from '@oryx/contract';
import { callWithoutBody, callWithQuery } from './call-api.ts';

export const search = callWithQuery<typeof contract.search>('GET', '/api/search');
export const getSearchData = callWithoutBody<typeof contract.getSearchData>('GET', '/api/search/data');
