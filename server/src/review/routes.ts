import {
  checkChange,
  commentOnPage,
  proposeChange,
  readPageOnDay,
  readReviewPage,
  reviewQueue,
  signFacts,
  withdrawFact,
  withdrawSignature,
} from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { Desk, type DeskParts } from './desk.ts';

/** Returns the routes of the review desk. */
export function deskRoutes(parts: DeskParts): Route[] {
  const desk = new Desk(parts);
  return [
    serve(reviewQueue, () => desk.queue()),
    serve(readReviewPage, ({ page, at }, call) => desk.page(page, sessionOf(call).userId, at)),
    serve(readPageOnDay, async ({ readers, at }) => ({ page: await desk.onDay(readers, at) })),
    serve(checkChange, async (change) => ({ faults: await desk.check(change) })),
    serve(proposeChange, async (change, call) => ({
      number: await desk.propose(change, sessionOf(call).userId),
    })),
    serve(signFacts, async (signed, call) => ({ id: await desk.sign(signed, sessionOf(call).userId) })),
    serve(withdrawSignature, async ({ id, reason }, call) => {
      await desk.withdrawSignature(id, reason, sessionOf(call).userId);
      return { id };
    }),
    serve(withdrawFact, async ({ page, fact, reason }, call) => ({
      id: await desk.withdrawFact(page, fact, reason, sessionOf(call).userId),
    })),
    serve(commentOnPage, async ({ page, address, text }, call) => ({
      id: await desk.comment(page, address, text, sessionOf(call).userId),
    })),
  ];
}
