import { endpoint } from '@oryx/contract';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { answerFor, type Route, serve } from './serve.ts';

const greet = endpoint({
  method: 'POST',
  path: '/api/greet/{times}',
  access: 'public',
  summary: 'Greets',
  params: z.object({ times: z.coerce.number().check(z.int(), z.maximum(3)) }),
  request: z.object({ firstName: z.string().check(z.trim(), z.minLength(1)) }),
  response: z.object({ greeting: z.string() }),
});

/** One route in an app of its own; `faults` is what would be logged. */
function appOf(route: Route) {
  const app = new Hono();
  const faults: unknown[] = [];
  app.on(route.endpoint.method, '/api/greet/:times', (context) => route.answer(context, undefined));
  app.onError((thrown, context) => {
    const { error, fault } = answerFor(thrown);
    if (fault) faults.push(fault);
    return context.json({ message: error.message }, error.status);
  });
  return { app, faults };
}

function ask(app: Hono, body: string, contentType = 'application/json', times = '1') {
  return app.request(`/api/greet/${times}`, {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  });
}

describe('serve', () => {
  const greeter = serve(greet, ({ firstName }, { params }) => ({
    greeting: `Hello ${firstName}`.repeat(params.times),
    secret: 'never leaves',
  }));

  it('passes parsed requests to the handler, and returns only declared fields', async () => {
    const response = await ask(
      appOf(greeter).app,
      '{"firstName":"  Selma "}',
      'application/json; charset=utf-8',
      '2',
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ greeting: 'Hello SelmaHello Selma' });
  });

  it.each([
    ['{', 'application/json', '1', 400, 'The request is not valid JSON.'],
    ['', 'application/json', '1', 400, 'The request is not valid JSON.'],
    ['[]', 'application/json', '1', 400, 'The request is not valid.'],
    ['{}', 'application/json', '1', 400, 'First name: enter a value.'],
    ['{"firstName":7}', 'application/json', '1', 400, 'First name: enter a string.'],
    ['{"firstName":"A"}', 'application/json', '4', 400, 'Times: enter at most 3.'],
    ['{"firstName":"A"}', 'application/json', '1.5', 400, 'Times: enter a whole number.'],
    ['firstName=A', 'application/x-www-form-urlencoded', '1', 415, 'Send the request as application/json.'],
    ['{"firstName":"A"}', 'text/plain', '1', 415, 'Send the request as application/json.'],
  ])('responds to %s as %s with times %s by %i', async (body, contentType, times, status, message) => {
    const response = await ask(appOf(greeter).app, body, contentType, times);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message });
  });

  it('returns 500 and logs the field, not its value, if a handler violates the contract', async () => {
    const broken = serve(greet, () => JSON.parse('{"greeting":["private"]}'));
    const { app, faults } = appOf(broken);
    const response = await ask(app, '{"firstName":"A"}');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Something went wrong on our side. Please try again.' });
    expect(JSON.stringify(faults)).toContain('breaks the contract: greeting (invalid_type)');
    expect(JSON.stringify(faults)).not.toContain('private');
  });

  it('returns status and message of an HttpError', async () => {
    const refusing = serve(greet, () => {
      throw new HttpError(409, 'Not now.');
    });
    const response = await ask(appOf(refusing).app, '{"firstName":"A"}');
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ message: 'Not now.' });
  });
});
