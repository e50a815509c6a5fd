import { describe, expect, it } from 'vitest';
import { rememberCompletion, wasCompletedBefore } from './course-completion.ts';

const stored = () => JSON.parse(localStorage.getItem('courseCompletions') ?? 'null');

describe('the completion of the course', () => {
  it('ECG-09 is kept under id 5, beside those of other courses', () => {
    localStorage.setItem('courseCompletions', '{"9":true}');
    expect(wasCompletedBefore()).toBe(false);
    rememberCompletion();
    expect(stored()).toEqual({ 9: true, 5: true });
    expect(wasCompletedBefore()).toBe(true);
  });

  it.each(['{', 'null', '[true]', '"yes"'])('ECG-09 replaces invalid stored data: %s', (nonsense) => {
    localStorage.setItem('courseCompletions', nonsense);
    expect(wasCompletedBefore()).toBe(false);
    rememberCompletion();
    expect(stored()).toEqual({ 5: true });
  });
});
