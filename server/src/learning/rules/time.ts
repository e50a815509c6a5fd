import type { LearningPath } from '@oryx/content';

/** Words that a clinician reads in a minute to learn from them: 100 to 200, to understand them 200 to 400. */
const wordsPerMinute = 200;
/** Minutes to think about one question. */
const minutesPerQuestion = 1;

/**
 * Returns the duration of a module in minutes, worked out and not stated: its words, those of the questions and
 * explanations included, at 200 a minute, and a minute for each question.
 */
export function moduleMinutes({ reading, questions }: LearningPath['modules'][number]): number {
  const texts = [
    ...reading.flatMap(({ heading, paragraphs, points }) => [heading, ...paragraphs, ...points]),
    ...questions.flatMap(({ prompt, choices, explanation }) => [prompt, ...choices, explanation]),
  ];
  const words = texts.join(' ').split(/\s+/).length;
  return Math.ceil(words / wordsPerMinute + questions.length * minutesPerQuestion);
}

/** Maximum ratio of counted time to the duration of a module. */
const mostTimes = 2;

/**
 * Returns the time of the answers. The device states it, because answers may be sent days later. It is
 * limited to the time since registration and not in the future. The default is now.
 */
export function answeredMoment(
  said: string | undefined,
  { createdAt, now }: { readonly createdAt: Date; readonly now: Date },
): Date {
  const moment = said === undefined ? now.getTime() : Date.parse(said);
  return new Date(Math.min(Math.max(moment, createdAt.getTime()), now.getTime()));
}

/**
 * Returns the seconds spent on a module: from its opening to the answers, at most twice its duration.
 * If it was completed since its opening, the time starts at that completion, so that no minute counts twice.
 * Answers from before the last opening (offline, or on another device) count no time, because their opening
 * is unknown.
 */
export function secondsSpent({
  openedAt,
  completedAt,
  answeredAt,
  minutes,
}: {
  readonly openedAt: Date;
  /** Time of the last completion before these answers, if any. */
  readonly completedAt: Date | undefined;
  readonly answeredAt: Date;
  /** Duration of the module in minutes. */
  readonly minutes: number;
}): number {
  const from = Math.max(openedAt.getTime(), completedAt?.getTime() ?? 0);
  const seconds = Math.floor((answeredAt.getTime() - from) / 1000);
  return Math.min(Math.max(seconds, 0), mostTimes * minutes * 60);
}

/** Converts seconds to hours with one decimal. */
export function inHours(seconds: number): number {
  return Math.round(seconds / 360) / 10;
}
