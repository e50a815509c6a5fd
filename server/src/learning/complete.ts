import { createHash } from 'node:crypto';
import { completeModule, type Taken } from '@oryx/contract';
import { HttpError } from '../http/http-error.ts';
import type { Limit } from '../http/rate-limits.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { knownTimeZone } from './calendar.ts';
import type { Learning } from './learning.ts';
import {
  asUser,
  type CompletionRow,
  findCompletion,
  findStart,
  openModule,
  readRecord,
  storeCompletion,
} from './records.ts';
import { grade, isPass } from './rules/grading.ts';
import { pathProgress } from './rules/progress.ts';
import { keyOf, type LearningRecord, type PlacedModule, type Start } from './rules/record.ts';
import { answeredMoment, moduleMinutes, secondsSpent } from './rules/time.ts';

type Request = Taken<typeof completeModule, 'request'>;

const hour = 60 * 60 * 1000;
/** Limits far above any real use, including answers that were collected offline. */
const limits: readonly Limit[] = [
  { name: 'complete-module', points: 60, perMs: hour },
  { name: 'complete-module', points: 300, perMs: 24 * hour },
];

/**
 * Returns the route that grades the answers of a module and stores the result once per attempt. The same
 * attempt sent again returns the stored result.
 */
export function completeRoute(learning: Learning): Route {
  return serve(completeModule, async (request, call) => {
    const { userId } = sessionOf(call);
    const said = whatDeviceSays(request, call.headers);
    const placed = learning.content.find(request.pathId, request.moduleId);
    await learning.limits.spend(limits.map((limit) => ({ limit, subject: userId, owner: userId })));
    return asUser(learning.db, userId, async (queries, { createdAt }) => {
      const now = learning.clock();
      const place = { userId, pathId: request.pathId, moduleId: request.moduleId };
      const timeZone = knownTimeZone(said.timeZone);
      const begun = await findStart(queries, place);
      const start = begun ?? { ...place, startedAt: now, openedAt: now, timeZone };
      const attemptId = said.attemptId ?? attemptIdOf(userId, start);
      const record = await readRecord(queries, userId);
      const stored = await findCompletion(queries, userId, attemptId);
      if (stored) return answerFrom(placed, stored, record);
      const answeredAt = answeredMoment(said.answeredAt, { createdAt, now });
      const attempt = { attemptId, timeZone, completedAt: answeredAt };
      const completion = { ...place, ...attempt, ...judge(placed, request, { start, answeredAt, record }) };
      if (!begun) await openModule(queries, place, { now, timeZone });
      await storeCompletion(queries, completion);
      return answerFrom(placed, completion, { ...record, completions: [...record.completions, completion] });
    });
  });
}

/**
 * Returns what the device says about the sitting: in the headers, or in the body if the device still has the
 * app of version 0.1.
 */
function whatDeviceSays(request: Request, headers: Taken<typeof completeModule, 'headers'>) {
  return {
    attemptId: headers['idempotency-key'] ?? request.attemptId,
    answeredAt: headers['answered-at'] ?? request.answeredAt,
    timeZone: headers['time-zone'] ?? request.timeZone,
  };
}

/**
 * Returns score, results and time of the answers. Throws a 400 if they do not answer this module's questions.
 */
function judge(
  { module }: PlacedModule,
  { answers }: Request,
  {
    start,
    answeredAt,
    record,
  }: { readonly start: Start; readonly answeredAt: Date; readonly record: LearningRecord },
): Pick<CompletionRow, 'score' | 'results' | 'seconds'> {
  const graded = grade(module, answers);
  if (!graded) {
    throw new HttpError(
      400,
      'Answer each question of this module once. If you opened it a while ago, open it again: it may have changed.',
    );
  }
  const earlier = record.completions
    .filter((completion) => keyOf(completion) === keyOf(start) && completion.completedAt <= answeredAt)
    .map(({ completedAt }) => completedAt.getTime());
  const completedAt = earlier.length > 0 ? new Date(Math.max(...earlier)) : undefined;
  const { openedAt } = start;
  return {
    ...graded,
    seconds: secondsSpent({ openedAt, completedAt, answeredAt, minutes: moduleMinutes(module) }),
  };
}

/** Returns the stored result. Throws a 409 if the attempt belongs to another module. */
function answerFrom({ path, module }: PlacedModule, stored: CompletionRow, record: LearningRecord) {
  if (stored.pathId !== path.id || stored.moduleId !== module.id) {
    throw new HttpError(409, 'These answers were already stored for another module.');
  }
  const { score, results } = stored;
  return { score, completed: isPass(score), results: [...results], progress: pathProgress(path, record) };
}

/** Returns an attempt id if the device sent none. It stays the same until the module is opened again. */
function attemptIdOf(userId: string, { pathId, moduleId, openedAt }: Start): string {
  const name = [userId, pathId, moduleId, openedAt.toISOString()].join('/');
  const hex = createHash('sha256').update(name).digest('hex');
  // A UUID version 8 (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
