import { describe, expect, it } from 'vitest';
import { maria } from '../../../test/maria.ts';
import type { Course } from './course.ts';
import { courseBadges } from './course-badge.tsx';
import { courses } from './courses.ts';
import { buttonLabels, enrolmentOf } from './enrolment.ts';
import { upcomingDeadlines } from './upcoming-deadlines.ts';

const course = (title: string) => {
  const found = courses.find((one) => one.title === title);
  if (found === undefined) throw new Error(`There is no course ${title}.`);
  return found;
};

describe('the courses', () => {
  it('CE-04 CE-05 CE-06 are the five specified ones, with their credits, minutes and fees', () => {
    expect(courses.map(({ title, credits, duration, fee }) => [title, credits, duration, fee])).toEqual([
      ['ACLS', 4, 480, 'N$ 5,000'],
      ['ITLS', 4, 420, 'N$ 5,500'],
      ['BLS for healthcare providers', 2, 180, 'N$ 1,500'],
      ['Hostile Environment Medicine', 7, 10080, 'N$ 73,000'],
      ['ECG Practice', 3, 360, 'Free'],
    ]);
    expect(course('Hostile Environment Medicine').location).toContain('Namibia');
    expect(course('ECG Practice')).toMatchObject({
      ...{ id: 5, courseDates: 'self-paced', location: 'Online', hasInteractiveCases: true },
    });
  });

  it('CE-07 CE-09 have every field, and all are available', () => {
    const fields = [
      ...['id', 'title', 'provider', 'category', 'credits', 'duration', 'level', 'status', 'progress'],
      ...['eligibility', 'prerequisite', 'courseDates', 'location', 'enrollmentEmail', 'fee', 'description'],
      ...['externalLink', 'hasInteractiveCases'],
    ];
    for (const one of courses) {
      expect(Object.keys(one).sort()).toEqual(fields.sort());
      expect(['Advanced', 'Intermediate']).toContain(one.level);
      expect([one.status, one.progress]).toEqual(['available', 0]);
    }
    expect(new Set(courses.map(({ id }) => id)).size).toBe(5);
  });

  it('CE-08 state who may take part', () => {
    for (const { eligibility } of courses) {
      for (const who of [
        ...['advanced life support paramedics', 'doctors', 'nurses', 'medical technicians', 'students'],
        ...['clinical technologists', 'dental practitioners'],
      ]) {
        expect(eligibility.toLowerCase()).toContain(who);
      }
    }
  });

  it('CE-09 CE-16 have a label for each status, and four different badges', () => {
    expect(buttonLabels).toEqual({
      ...{ available: 'Enroll', enrolled: 'Continue', in_progress: 'Continue' },
      completed: 'View Certificate',
    });
    const badges = Object.values(courseBadges);
    expect(new Set(badges.map(({ word }) => word)).size).toBe(4);
    expect(new Set(badges.map(({ look }) => look)).size).toBe(4);
  });

  it.each(['ACLS', 'ITLS', 'BLS for healthcare providers'])(
    'CE-12 include %s, whose enrolment mail names the course and the user',
    (title) => {
      const enrolment = enrolmentOf(course(title), maria);
      const draft = new URL(enrolment.href);
      expect([enrolment.kind, draft.protocol]).toEqual(['mail', 'mailto:']);
      expect(draft.pathname).toMatch(/@example\.org$/);
      expect(draft.searchParams.get('subject')).toContain(title);
      expect(draft.searchParams.get('body')).toContain(title);
      expect(draft.searchParams.get('body')).toContain(`${maria.firstName} ${maria.lastName}`);
    },
  );

  it('CE-12 let no user name add an address or a header to the mail', () => {
    const enrolment = enrolmentOf(course('ACLS'), { ...maria, firstName: 'A&cc=b@c.d?x\r\nBcc: e@f.g' });
    expect([...new URL(enrolment.href).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('CE-13 CE-14 lead to the page of the provider, or to the course in Oryx', () => {
    expect(enrolmentOf(course('Hostile Environment Medicine'), maria)).toMatchObject({
      kind: 'external',
      href: expect.stringMatching(/^https:/),
    });
    expect(enrolmentOf(course('ECG Practice'), maria)).toEqual({ kind: 'course', href: '/ecg-course' });
  });
});

describe('upcoming deadlines', () => {
  const on = (...courseDates: string[]): Course => ({ ...course('ACLS'), courseDates });
  const days = (all: readonly Course[], today: string) => upcomingDeadlines(all, today).map(({ day }) => day);

  it('CE-28 are the three earliest of the shipped courses, without the self-paced one', () => {
    const found = upcomingDeadlines(courses, '2026-11-21');
    expect(found.map(({ course: { title } }) => title)).toEqual([
      'BLS for healthcare providers',
      'ACLS',
      'ITLS',
    ]);
  });

  it('CE-28 are the first dates in 2026, and the future ones in 2025', () => {
    const all = [
      ...[
        on('2027-01-01'),
        on('2026-01-01'),
        on('2025-06-01'),
        on('2025-06-02'),
        on('2025-05-31', '2026-05-05'),
      ],
      ...[on(), { ...on(), courseDates: 'self-paced' as const }],
    ];
    expect(days(all, '2025-06-01')).toEqual(['2025-06-02', '2026-01-01']);
    expect(days(all, '2026-11-21')).toEqual(['2026-01-01']);
  });
});
