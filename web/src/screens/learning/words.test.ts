import type { LearningPathItem } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { pathItem } from '../../test/learning.ts';
import { counted, dayText, moduleAfter, moduleToOpen, rounded, skillText } from './words.ts';

describe('the module that a path opens', () => {
  it.each([
    [0, 'open'],
    [2, 'suction'],
    [4, 'failed'],
    [5, 'open'],
  ])('LEARN-09 is, after %i completed modules, %s', (completed, id) => {
    expect(moduleToOpen(pathItem(completed))?.id).toBe(id);
  });

  it('is the module that was not passed, if those after it were', () => {
    const item = pathItem(3);
    const modules = item.modules.map((module, index) => ({ ...module, isCompleted: index !== 1 }));
    const progress = { ...item.progress, completedModules: 4 };
    expect(moduleToOpen({ ...item, progress, modules })?.id).toBe('bag-mask');
  });

  it('LEARN-09 is undefined if the path has no modules', () => {
    const item: LearningPathItem = { ...pathItem(0), modules: [] };
    expect(moduleToOpen(item)).toBeUndefined();
  });

  it('LEARN-10 is followed by the next module of the path, and the last one by none', () => {
    expect(moduleAfter(pathItem(0), 'suction')?.id).toBe('tubes');
    expect(moduleAfter(pathItem(0), 'failed')).toBeUndefined();
    expect(moduleAfter(pathItem(0), 'of another path')).toBeUndefined();
    expect(moduleAfter(undefined, 'open')).toBeUndefined();
  });
});

describe('the texts of the learning screen', () => {
  it('LEARN-11 show a count with its singular or plural', () => {
    expect([1, 0, 1.04, 2.25].map((count) => counted(count, 'hour'))).toEqual([
      '1 hour',
      '0 hours',
      '1 hour',
      '2.3 hours',
    ]);
    expect(rounded(12)).toBe('12');
  });

  it('LEARN-13 show the underscores of a skill as spaces', () => {
    expect(skillText('airway_management')).toBe('airway management');
    expect(skillText('ecg_interpretation')).toBe('ECG interpretation');
  });

  it('LEARN-17 show a due date, and an unreadable one as it came', () => {
    expect(dayText('2026-12-07T12:00:00.000Z')).toBe('7 Dec 2026');
    expect(dayText('soon')).toBe('soon');
  });
});
