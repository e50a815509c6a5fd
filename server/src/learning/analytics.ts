import { learningAnalytics } from '@oryx/contract';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import type { Learning } from './learning.ts';
import { readRecord } from './records.ts';
import { upcomingDeadlines } from './rules/deadlines.ts';
import { overallProgress } from './rules/progress.ts';
import { skillProgression } from './rules/skills.ts';
import { learningStreak } from './rules/streak.ts';
import { learningWeeks } from './rules/weeks.ts';

/** Returns the route of the learning analytics. */
export function analyticsRoute({ db, content, clock }: Learning): Route {
  return serve(learningAnalytics, async (_, call) => {
    const record = await readRecord(db, sessionOf(call).userId);
    const { paths } = content;
    const now = clock();
    return {
      overallProgress: {
        ...overallProgress(paths, record),
        learningStreak: learningStreak(record, now),
      },
      skillProgression: skillProgression(paths, record, now),
      upcomingDeadlines: upcomingDeadlines(paths, record, now),
      weeks: learningWeeks(paths, record, now),
    };
  });
}
