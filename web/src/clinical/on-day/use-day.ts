import { useSearchParams } from 'wouter';

/** Returns the day in the address whose page is asked for, such as `2026-11-21`, or null for today's page. */
export function useDay(): string | null {
  const [parameters] = useSearchParams();
  const day = parameters.get('at');
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
