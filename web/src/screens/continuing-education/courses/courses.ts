import type { Course } from './course.ts';

/*
 * Providers, venues, days, prerequisites and addresses have not been named by the owner. The texts below
 * say so and are not shown, the addresses are of a reserved domain that reaches nobody, and the days are examples
 * late in 2026: replace them here.
 */
const training = 'training@example.org';
const hostileEnvironmentPage = 'https://courses.example.org/hostile-environment-medicine';

/** Stands for what nobody knows yet. A row with it is not shown. */
export const toBeConfirmed = 'To be confirmed';

/** True while the days, places and addresses of the courses are examples. */
export const areCourseDetailsExamples = true;

const eligibility =
  'Advanced life support paramedics, doctors, nurses, medical technicians, students, clinical technologists and dental practitioners.';

const notStarted = { status: 'available', progress: 0, eligibility } as const;

/** Id of the course that takes place in Oryx. */
const ecgPracticeId = 5;

/** All courses in display order. */
export const courses: readonly Course[] = [
  {
    ...notStarted,
    id: 1,
    title: 'ACLS',
    provider: toBeConfirmed,
    category: 'Cardiology',
    credits: 4,
    duration: 480,
    level: 'Advanced',
    prerequisite: toBeConfirmed,
    courseDates: ['2026-12-07'],
    location: toBeConfirmed,
    enrollmentEmail: training,
    fee: 'N$ 5,000',
    description:
      'Advanced cardiovascular life support: cardiac arrest, unstable rhythms and the first hours after.',
    externalLink: null,
    hasInteractiveCases: false,
  },
  {
    ...notStarted,
    id: 2,
    title: 'ITLS',
    provider: toBeConfirmed,
    category: 'Emergency Medicine',
    credits: 4,
    duration: 420,
    level: 'Advanced',
    prerequisite: toBeConfirmed,
    courseDates: ['2026-12-10'],
    location: toBeConfirmed,
    enrollmentEmail: training,
    fee: 'N$ 5,500',
    description:
      'International trauma life support: finding and treating what kills an injured patient first.',
    externalLink: null,
    hasInteractiveCases: false,
  },
  {
    ...notStarted,
    id: 3,
    title: 'BLS for healthcare providers',
    provider: toBeConfirmed,
    category: 'Emergency Medicine',
    credits: 2,
    duration: 180,
    level: 'Intermediate',
    prerequisite: toBeConfirmed,
    courseDates: ['2026-12-03'],
    location: toBeConfirmed,
    enrollmentEmail: training,
    fee: 'N$ 1,500',
    description:
      'Basic life support for those who care for patients: compressions, breaths, and early defibrillation.',
    externalLink: null,
    hasInteractiveCases: false,
  },
  {
    ...notStarted,
    id: 4,
    title: 'Hostile Environment Medicine',
    provider: toBeConfirmed,
    category: 'Wilderness Medicine',
    credits: 7,
    duration: 10080,
    level: 'Advanced',
    prerequisite: toBeConfirmed,
    courseDates: ['2026-12-13'],
    location: 'Namibia',
    enrollmentEmail: null,
    fee: 'N$ 73,000',
    description: 'A week in the field: looking after patients far from a hospital, with what can be carried.',
    externalLink: hostileEnvironmentPage,
    hasInteractiveCases: false,
  },
  {
    ...notStarted,
    id: ecgPracticeId,
    title: 'ECG Practice',
    provider: 'Oryx',
    category: 'Cardiology',
    credits: 3,
    duration: 360,
    level: 'Intermediate',
    prerequisite: 'None',
    courseDates: 'self-paced',
    location: 'Online',
    enrollmentEmail: null,
    fee: 'Free',
    description: 'Two cases at your own pace: read the 12-lead ECG, name it, and say what to do.',
    externalLink: null,
    hasInteractiveCases: true,
  },
];
