import type { Day } from '../calendar-day.ts';
import { type EducationCategory, educationCategories } from '../education-category.ts';
import { type Fields, type Reading, readCredits, readDay, readOption, readText } from '../field-reader.ts';
import { newPageId } from '../page-id.ts';

export const certificationStatuses = ['active', 'expired', 'pending'] as const;

/** A certification as entered. All texts and days except name and organization may be empty. */
export interface Certification {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly number: string;
  readonly issued: Day | '';
  readonly expires: Day | '';
  readonly creditsEarned: number;
  readonly creditsRequired: number;
  readonly status: (typeof certificationStatuses)[number];
  readonly category: EducationCategory | '';
}

/** The stored and exported fields. The id only exists on this page. */
export const certificationFields = [
  'name',
  'organization',
  'number',
  'issued',
  'expires',
  'creditsEarned',
  'creditsRequired',
  'status',
  'category',
] as const satisfies readonly (keyof Certification)[];

/** Parses a certification from texts and assigns an id. */
export function readCertification(fields: Fields): Reading<Certification> {
  const name = readText(fields('name'));
  const organization = readText(fields('organization'));
  if (name === '' || organization === '') return { fault: 'the name or the organization is missing' };
  const issued = readDay(fields('issued'));
  const expires = readDay(fields('expires'));
  if (issued === undefined || expires === undefined) return { fault: 'a date is not like 2026-12-31' };
  const creditsEarned = readCredits(fields('creditsEarned') || '0');
  const creditsRequired = readCredits(fields('creditsRequired') || '0');
  if (creditsEarned === undefined || creditsRequired === undefined) {
    return { fault: 'the credits are not a number from 0 to 9999' };
  }
  const status = readOption(fields('status') || 'pending', certificationStatuses);
  if (status === undefined) return { fault: 'the status is not active, expired or pending' };
  const category = readOption(fields('category'), ['', ...educationCategories] as const);
  if (category === undefined) return { fault: 'the category is not one of the five' };
  const number = readText(fields('number'));
  return {
    value: {
      ...{ id: newPageId(), name, organization, number, issued, expires },
      ...{ creditsEarned, creditsRequired, status, category },
    },
  };
}
