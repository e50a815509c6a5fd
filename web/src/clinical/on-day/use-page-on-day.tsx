import { readPageOnDay } from '@oryx/contract/desk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { failureMessage } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { ownRolesOptions } from '../../session/own-roles.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { dayText } from '../../ui/date-words.ts';
import { toneStyle } from '../../ui/tone.ts';

interface PageOnDay<Page> {
  /** The page of that day; undefined where today's page is to be shown. */
  readonly page: Page | undefined;
  /** Says which of the two is shown and why, with a way back. */
  readonly banner: ReactNode;
}

/**
 * Returns a page as readers saw it at the end of a day, for somebody with a role. For everybody else, and until it is
 * there, it is today's page with a line that says so.
 *
 * @param readers address of the page within Oryx
 * @param day such as `2026-11-21`
 * @param read returns the page of the answers, or undefined if they cannot be understood
 * @param asked the addresses of what the server is asked for, if they are not that of the page
 */
export function usePageOnDay<Page>(
  readers: string,
  day: string,
  read: (...answers: unknown[]) => Page | undefined,
  asked: readonly string[] = [readers],
): PageOnDay<Page> {
  const own = useQuery(ownRolesOptions, queryClient);
  const hasRole = own.data !== undefined && own.data.roles.length > 0;
  const isFresh = hasRole && own.data.secondFactor.freshUntil !== null;
  const answer = useQuery(
    {
      queryKey: ['review', 'on-day', ...asked, day],
      queryFn: () =>
        Promise.all(asked.map((address) => call(readPageOnDay, { request: { readers: address, at: day } }))),
      enabled: isFresh,
      staleTime: 0,
    },
    queryClient,
  );
  const page = answer.data && read(...answer.data.map((each) => each.page));
  const words = dayText(Date.parse(day));
  if (page !== undefined) {
    return {
      page,
      banner: (
        <div
          role="note"
          className={`flex flex-wrap items-center gap-3 rounded-card border p-3 ${toneStyle.danger}`}
        >
          <p className="min-w-0 flex-1 basis-52 font-semibold">
            {`This is not today's page. It is what readers saw at the end of ${words}.`}
          </p>
          <Link href={readers} className={buttonStyle('secondary')}>
            Back to today
          </Link>
        </div>
      ),
    };
  }
  const failure = own.error ?? answer.error;
  const why = failure
    ? failureMessage(failure)
    : own.data === undefined || answer.isLoading
      ? `The page of ${words} is loading.`
      : !hasRole
        ? `Only reviewers, editors and administrators can open the page of ${words}.`
        : !isFresh
          ? `To open the page of ${words}, enter a code of your authenticator app in Settings first.`
          : `The page of ${words} could not be read.`;
  return {
    page: undefined,
    banner: (
      <p role="status" className={`rounded-card border p-3 text-sm ${toneStyle.caution}`}>
        {`This is today's page. ${why} `}
        <Link href={readers} className="underline">
          Stay with today
        </Link>
      </p>
    ),
  };
}
