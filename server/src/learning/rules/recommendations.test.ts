import type { SkillArea } from '@oryx/contract';
import { describe, expect, it } from 'vitest';
import { completion, learningPath, recordOf, start } from '../../test/learning.ts';
import { isAccepted, type Recommending, recommend } from './recommendations.ts';
import type { LearningRecord } from './record.ts';

const now = new Date('2026-11-20T12:00:00Z');
const lately = '2026-11-19T10:00:00Z';
const skill = (area: SkillArea) => [area, area, area, area];

/** As the content gives them: the easiest first. */
const airway = learningPath('airway', {}, skill('airway_management'));
const cardiac = learningPath('cardiac', { targetProfession: 'Paramedic' }, skill('cardiac_resuscitation'));
const trauma = learningPath('trauma', { targetProfession: 'Doctor' }, skill('trauma_care'));
const harder = learningPath('harder', { difficultyLevel: 'advanced' }, skill('trauma_care'));
const paths = [airway, cardiac, trauma, harder];

const all = (pathId: string, score: number) =>
  ['m1', 'm2', 'm3', 'm4'].map((id) => completion([pathId, id], score, lately));

function recommended(record: LearningRecord, given: Partial<Recommending> = {}) {
  return recommend({ paths, record, profession: 'Nurse', now, ...given });
}
const idsOf = (...of: Parameters<typeof recommended>) => recommended(...of).map(({ id }) => id);

describe('recommendations', () => {
  it('API-19 are empty before a module was completed', () => {
    expect(recommended(recordOf())).toEqual([]);
    expect(recommended(recordOf(start('airway', 'm1', '2026-01-01T10:00:00Z')))).toEqual([]);
  });

  it('API-19 suggest the next path for the profession with low priority, easiest first', () => {
    expect(recommended(recordOf(completion(['cardiac', 'm1'], 80, lately)))).toEqual([
      {
        id: 'next-airway',
        title: 'Path airway',
        description: 'About airway.',
        reason: 'It is written for your profession, and you have not begun it.',
        priority: 'low',
        pathId: 'airway',
        moduleId: 'm1',
      },
    ]);
    expect(idsOf(recordOf(completion(['airway', 'm1'], 80, lately)))).toEqual(['next-harder']);
    expect(idsOf(recordOf(...all('airway', 80), ...all('harder', 80)))).toEqual([]);
  });

  it.each([
    ['Emergency Care Practitioner - Intermediate', ['next-cardiac']],
    ['Emergency Care Practitioner - Basic', ['next-cardiac']],
    ['Doctor', ['next-trauma']],
    ['Advanced Life Support Paramedic', []],
  ] as const)('API-19 suggest to %s the paths %j', (profession, ids) => {
    expect(idsOf(recordOf(completion(['airway', 'm1'], 80, lately)), { profession })).toEqual(ids);
  });

  it('API-19 suggest a skill below 60 with high priority, with the first open module of a path that trains it', () => {
    const stored = (score: number) =>
      recordOf(completion(['airway', 'm1'], 100, lately), completion(['airway', 'm2'], score, lately));
    // (100 + 18) / 2 = 59. With 19 it is 59.5, which is shown as 60.
    expect(recommended(stored(18))[0]).toEqual({
      id: 'low-score-airway-management',
      title: 'Path airway',
      description: 'About airway.',
      reason: 'Your average score in airway management is 59%, which is under 60%.',
      priority: 'high',
      pathId: 'airway',
      moduleId: 'm2',
    });
    expect(idsOf(stored(19))).toEqual(['next-harder']);
  });

  it('API-19 count the best score of a module', () => {
    const twice = recordOf(
      completion(['airway', 'm1'], 80, lately),
      completion(['airway', 'm1'], 10, lately),
    );
    expect(idsOf(twice)).toEqual(['next-harder']);
  });

  it('API-19 train a skill on a path for the profession, else on the easiest', () => {
    const record = recordOf(completion(['trauma', 'm1'], 10, lately));
    const first = (profession: Recommending['profession']) => recommended(record, { profession })[0];
    expect(first('Nurse')).toMatchObject({ pathId: 'harder', moduleId: 'm1' });
    expect(first('Doctor')).toMatchObject({ pathId: 'trauma', moduleId: 'm1' });
    expect(first('Emergency Care Practitioner - Basic')).toMatchObject({ pathId: 'trauma', moduleId: 'm1' });
  });

  it('API-19 suggest the modules of a skill that did not reach the pass mark', () => {
    const mixed = learningPath('mixed');
    const done = ['m1', 'm2'].map((id, place) => completion(['mixed', id], 50 - 10 * place, lately));
    expect(recommended(recordOf(...done), { paths: [mixed] })).toEqual([
      {
        id: 'low-score-airway-management',
        title: 'Path mixed',
        description: 'About mixed.',
        reason: 'Your average score in airway management is 45%, which is under 60%.',
        priority: 'high',
        pathId: 'mixed',
        moduleId: 'm1',
      },
    ]);
  });

  it.each([
    ['2026-08-22T12:00:00Z', []],
    ['2026-08-22T11:59:59Z', ['resume-airway']],
    ['2026-05-01T10:00:00Z', ['resume-airway']],
  ])('API-19 suggest a path in progress that was last used at %s: %j', (at, ids) => {
    const record = recordOf(start('airway', 'm1', at), completion(['cardiac', 'm1'], 80, lately));
    expect(idsOf(record, { profession: 'Advanced Life Support Paramedic' })).toEqual(ids);
  });

  it('API-19 state how long a path has rested, with medium priority, unless it was used since', () => {
    const old = '2026-01-01T10:00:00Z';
    const record = recordOf(
      start('airway', 'm1', old),
      completion(['airway', 'm1'], 80, '2026-08-02T12:00:00Z'),
    );
    expect(recommended(record)[0]).toMatchObject({
      reason: 'You began this path and have not opened it for 110 days.',
      priority: 'medium',
      moduleId: 'm2',
    });
    const reopened = start('airway', 'm1', old, { openedAt: new Date(lately) });
    expect(idsOf(recordOf(reopened, completion(['airway', 'm1'], 80, old)))).toEqual(['next-harder']);
    const completed = ['m1', 'm2', 'm3', 'm4'].map((id) => completion(['airway', id], 80, old));
    expect(idsOf(recordOf(...completed))).toEqual(['next-harder']);
  });

  it('API-19 are sorted by priority, then lowest score and longest rest, five at most', () => {
    const more = ['r1', 'r2', 'r3'].map((id) => learningPath(id, {}, skill('toxicology')));
    const record = recordOf(
      completion(['airway', 'm1'], 50, lately),
      completion(['cardiac', 'm1'], 40, lately),
      ...more.map(({ id }, place) => start(id, 'm1', `2026-0${3 - place}-01T10:00:00Z`)),
    );
    const given = { paths: [...paths, ...more] };
    const ids = ['low-score-cardiac-resuscitation', 'low-score-airway-management'];
    expect(idsOf(record, given)).toEqual([...ids, 'resume-r3', 'resume-r2', 'resume-r1']);
    expect(idsOf(record, { paths })).toEqual([...ids, 'next-harder']);
  });

  it('API-19 list a path of two rules once', () => {
    const record = recordOf(
      start('airway', 'm1', '2026-01-01T10:00:00Z'),
      completion(['airway', 'm1'], 10, '2026-01-01T11:00:00Z'),
    );
    expect(idsOf(record)).toEqual(['low-score-airway-management', 'next-harder']);
  });

  it('API-21 are hidden for thirty days after acceptance', () => {
    const record = (acceptedAt: string): LearningRecord => ({
      ...recordOf(completion(['cardiac', 'm1'], 80, lately)),
      accepted: [{ recommendationId: 'next-airway', acceptedAt: new Date(acceptedAt) }],
    });
    expect(idsOf(record('2026-10-21T12:00:01Z'))).toEqual([]);
    expect(isAccepted('next-airway', record('2026-10-21T12:00:01Z'), now)).toBe(true);
    expect(isAccepted('next-harder', record('2026-10-21T12:00:01Z'), now)).toBe(false);
    expect(idsOf(record('2026-10-21T12:00:00Z'))).toEqual(['next-airway']);
    expect(isAccepted('next-airway', record('2026-10-21T12:00:00Z'), now)).toBe(false);
  });
});
