import { login } from '@oryx/contract/auth';
import {
  acceptRecommendation,
  completeModule,
  listLearningPaths,
  listRecommendations,
  startModule,
} from '@oryx/contract/learning';
import { search } from '@oryx/contract/search';
import { listSystemUpdates } from '@oryx/contract/updates';
import { describe, expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import { call, send } from './call.ts';

const place = { pathId: 'airway', moduleId: 'positioning' };

describe('a call with a body', () => {
  it('API-02 API-20 sends only the specified fields in the body, and the rest in headers', async () => {
    const made = stubApi({ 'POST /api/learning/modules/start': { body: {} } });
    await send(startModule, { request: place, headers: { 'time-zone': 'Africa/Windhoek' } });
    expect(made).toMatchObject([{ method: 'POST', path: '/api/learning/modules/start', body: place }]);
    const headers = new Headers(made[0]?.init.headers);
    expect(headers.get('time-zone')).toBe('Africa/Windhoek');
    expect(headers.get('content-type')).toBe('application/json');
  });
});

describe('a call with a query', () => {
  it('API-13 SRCH-09 encodes the text of a search', async () => {
    const made = stubApi({ 'GET /api/search?q=a%26b%20c%2B%C3%A9': { body: [] } });
    expect(await call(search, { request: { q: 'a&b c+é' } })).toEqual([]);
    expect(made).toMatchObject([{ method: 'GET', body: undefined, init: { credentials: 'include' } }]);
  });

  it('API-14 sends the number of updates', async () => {
    stubApi({ 'GET /api/system-updates?limit=3': { body: [] } });
    expect(await call(listSystemUpdates, { request: { limit: 3 } })).toEqual([]);
  });

  it('LEARN-03 API-18 sends the profession and the difficulty of the paths', async () => {
    const query = 'profession=Advanced%20Life%20Support%20Paramedic&difficulty=beginner';
    stubApi({ [`GET /api/learning/paths?${query}`]: { body: [] } });
    const request = { profession: 'Advanced Life Support Paramedic', difficulty: 'beginner' } as const;
    expect(await call(listLearningPaths, { request })).toEqual([]);
  });

  it('API-14 API-18 has no query if the request is empty', async () => {
    const made = stubApi({ 'GET /api/system-updates': { body: [] } });
    expect(await call(listSystemUpdates, { request: {} })).toEqual([]);
    expect(made).toMatchObject([{ path: '/api/system-updates' }]);
  });
});

describe('a call with an id in its path', () => {
  it('LEARN-15 API-21 encodes the id and sends no body', async () => {
    const made = stubApi({ 'PUT /api/learning/recommendations/next%2Fairway/accept': { body: {} } });
    await send(acceptRecommendation, { params: { id: 'next/airway' } });
    expect(made).toMatchObject([{ method: 'PUT', body: undefined }]);
  });
});

describe('the result of a call', () => {
  it('API-19 has only the fields that the schema of the endpoint names', async () => {
    const known = {
      id: 'next-airway',
      title: 'Airway',
      description: 'Next.',
      reason: 'It is next.',
      priority: 'low',
    };
    stubApi({ 'GET /api/learning/recommendations': { body: [{ ...known, colour: 'green' }] } });
    expect(await call(listRecommendations, {})).toEqual([known]);
  });

  it('API-19 is rejected if it does not fit the schema', async () => {
    stubApi({ 'GET /api/learning/recommendations': { body: [{ id: 7 }] } });
    await expect(call(listRecommendations, {})).rejects.toThrow();
  });
});

it('API-06 API-20 API-21 the compiler rejects a call that does not fit the contract', () => {
  const wrong = () => [
    // @ts-expect-error a module is started by path and module
    send(startModule, { request: { pathId: 'airway' }, headers: {} }),
    // @ts-expect-error the time zone is no part of the body
    send(startModule, { request: { ...place, timeZone: 'Africa/Windhoek' }, headers: {} }),
    // @ts-expect-error answers have to be given
    send(completeModule, { request: place, headers: {} }),
    // @ts-expect-error the password has to be given
    send(login, { request: { contact: 'maria@example.org' } }),
    // @ts-expect-error the recommendation has to be named
    send(acceptRecommendation, {}),
  ];
  expect(wrong).toBeTypeOf('function');
});
