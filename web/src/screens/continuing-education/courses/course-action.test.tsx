import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { maria } from '../../../test/maria.ts';
import { CourseAction } from './course-action.tsx';
import { courses } from './courses.ts';

const nothing = { onCertificate: () => undefined };
const [acls] = courses;
const hostile = courses[3];
const ecg = courses[4];

it.each([
  ['available', 'Enroll'],
  ['enrolled', 'Continue'],
  ['in_progress', 'Continue'],
  ['completed', 'View Certificate'],
] as const)('CE-09 a course with the status %s has a button with the label %s', (status, label) => {
  if (acls === undefined) throw new Error('There is no course.');
  render(
    <CourseAction course={{ ...acls, status }} user={maria} isCompleted={false} headingId="h" {...nothing} />,
  );
  expect(screen.getByRole(status === 'completed' ? 'button' : 'link').textContent).toBe(label);
});

it('CE-10 the button of ECG Practice shows Completed after completion, and still opens the course', () => {
  if (ecg === undefined) throw new Error('There is no course.');
  render(<CourseAction course={ecg} user={maria} isCompleted headingId="h" {...nothing} />);
  const link = screen.getByRole('link', { name: 'Completed' });
  expect(link.getAttribute('href')).toBe('/ecg-course');
});

it('CE-13 the button of an external course opens the page of the provider in a new tab, without an opener', () => {
  if (hostile === undefined) throw new Error('There is no course.');
  render(<CourseAction course={hostile} user={maria} isCompleted={false} headingId="h" {...nothing} />);
  const link = screen.getByRole('link', { name: 'Enroll' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});
