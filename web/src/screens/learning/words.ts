import type { LearningPathItem, SkillArea } from '@oryx/contract';
import { dayText as dayOfMoment } from '../../ui/date-words.ts';

/** Formats a number with at most one decimal: `1.5`, `2`. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Formats a count with its noun: `1 day`, `1.5 hours`. */
export function counted(count: number, noun: string): string {
  const text = rounded(count);
  return `${text} ${text === '1' ? noun : `${noun}s`}`;
}

/** Formats a score: `80%`. */
export function percentText(score: number): string {
  return `${Math.round(score)}%`;
}

/** Returns the name of a skill area: `airway management`. */
export function skillText(skill: SkillArea): string {
  return skill.replaceAll('_', ' ').replace(/^ecg\b/, 'ECG');
}

/** Formats the local day of a moment: `7 Dec 2026`. */
export function dayText(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? moment : dayOfMoment(time);
}

type Module = LearningPathItem['modules'][number];

/**
 * Returns the module that the button of a path opens: the first at or after the number of completed ones, or
 * the first. If that one is completed and another is not, because it was not passed, the other one.
 */
export function moduleToOpen({ modules, progress }: LearningPathItem): Module | undefined {
  const next = modules[progress.completedModules] ?? modules[0];
  return next?.isCompleted ? (modules.find(({ isCompleted }) => !isCompleted) ?? next) : next;
}

/** Returns the next module of the path. */
export function moduleAfter(item: LearningPathItem | undefined, moduleId: string): Module | undefined {
  const at = item?.modules.findIndex(({ id }) => id === moduleId) ?? -1;
  return at < 0 ? undefined : item?.modules[at + 1];
}
