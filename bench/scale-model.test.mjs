import { describe, expect, it } from 'vitest';
import { assumptions, costOfMix, predictions, scale } from './lib/scale-model.mjs';

const cost = (server, database) => ({ server, mainThread: server / 2, database, bytesPerCall: 1000 });
const costs = {
  'reference, unchanged': cost(0.1, 0),
  'reference, session looked up': cost(1, 0.5),
  'sign-in': cost(20, 4),
};
const shares = { 'reference, unchanged': 0.98, 'sign-in': 0.02 };

describe('the model of scale', () => {
  it('weighs the kinds of calls, and takes some lists for looked up', () => {
    expect(costOfMix(costs, shares).server).toBeCloseTo(0.98 * 0.1 + 0.02 * 20);
    expect(costOfMix(costs, shares, 0.5).server).toBeCloseTo(0.49 * 0.1 + 0.49 * 1 + 0.02 * 20);
    expect(costOfMix(costs, shares, 0.5).database).toBeCloseTo(0.49 * 0.5 + 0.02 * 4);
  });

  it('works out calls, cores and rows from what a day of users is taken to be', () => {
    const all = { 'sign-out': 0, 'module opened': 0, 'module completed': 0, search: 0 };
    const free = Object.fromEntries(Object.keys(all).map((kind) => [kind, cost(0, 0)]));
    const sizes = { sessions: 300, users: 400 };
    const day = {
      costs: { ...costs, ...free },
      shares: { ...shares, ...all },
      sizes,
      idle: { server: 0, database: 0 },
    };
    const given = {
      ...assumptions,
      registeredUsers: 86_400,
      activeADay: 1,
      callsOfActiveUser: 10,
      lookedUp: 0,
    };
    const result = scale(day, { ...given, peakFactor: 10, useOfCore: 0.5 });
    expect(result.mean).toBeCloseTo(10);
    expect(result.peak).toBeCloseTo(100);
    // 100 calls of 0.498 ms keep a core busy by a twentieth, which is less than half of one.
    expect(result.serverCores).toBeCloseTo(0.0498);
    expect(result.processes).toBe(1);
    // Two of 100 calls begin a session, which lives for 30 days.
    const sessions = result.rows.find(({ table }) => table === 'sessions');
    expect(sessions?.count).toBeCloseTo(86_400 * 10 * 0.02 * 30);
    expect(sessions?.gigabytes).toBeCloseTo((86_400 * 10 * 0.02 * 30 * 300) / 1e9);
  });

  it('says by how much it misses a run that it was not fitted to', () => {
    const processor = { server: 0.996, database: 0.16, generator: 0.05, idle: 0.794 };
    const kinds = { 'reference, unchanged': { count: 980 }, 'sign-in': { count: 20 } };
    const run = { calls: 1000, perSecond: 800, seconds: 1, processor, kinds };
    const rows = [{ processes: 1, oryx: { even: run, most: run }, bare: { most: run } }];
    const [server, , , , most] = predictions({
      costs,
      shares,
      rows,
      idle: { server: 0.004, database: 0.002 },
    });
    // 4 ms a second without calls, over 800 calls.
    expect(server?.predicted).toBeCloseTo(0.498 + 0.005, 5);
    expect(server?.error).toBeCloseTo(0.503 / 0.996 - 1, 5);
    // Two cores less 6 ms a second, at 0.498 ms in the server, 0.08 in the database and 0.05 in the generator.
    expect(most?.predicted).toBeCloseTo(1994 / 0.628);
    expect(most?.error).toBeCloseTo(1994 / 0.628 / 800 - 1);
  });
});
