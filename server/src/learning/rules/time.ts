/** More than this many times what a module should take was not spent on it. */
const mostTimes = 2;

/**
 * When answers were given: as the device says, because they may be sent days later, but not before the
 * user had an account and not in the future. Without the device's word it is now.
 */
export function answeredMoment(
  said: string | undefined,
  { createdAt, now }: { readonly createdAt: Date; readonly now: Date },
): Date {
  const moment = said === undefined ? now.getTime() : Date.parse(said);
  return new Date(Math.min(Math.max(moment, createdAt.getTime()), now.getTime()));
}

/**
 * Seconds spent on a module: from its opening to the answers, at most twice its stated minutes. If it
 * was completed since it was opened, they count from that completion, so that no minute counts twice.
 * Answers that were given before the last opening (offline, or on another device) count no time,
 * because theirs is not known.
 */
export function secondsSpent({
  openedAt,
  completedAt,
  answeredAt,
  minutes,
}: {
  readonly openedAt: Date;
  /** When the module was last completed before these answers, if it was. */
  readonly completedAt: Date | undefined;
  readonly answeredAt: Date;
  /** How long the module should take. */
  readonly minutes: number;
}): number {
  const from = Math.max(openedAt.getTime(), completedAt?.getTime() ?? 0);
  const seconds = Math.floor((answeredAt.getTime() - from) / 1000);
  return Math.min(Math.max(seconds, 0), mostTimes * minutes * 60);
}

/** Seconds as hours with one decimal. */
export function inHours(seconds: number): number {
  return Math.round(seconds / 360) / 10;
}
