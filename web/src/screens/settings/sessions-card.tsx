import { listSessions } from '@oryx/contract/account';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { Card } from '../../ui/card.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { SessionList } from './session-list.tsx';

/** Always refetched, because the list of sessions must be current. */
const sessionsQuery = {
  queryKey: ['auth', 'sessions'],
  queryFn: () => call(listSessions, {}),
  staleTime: 0,
  gcTime: 0,
};

/** The sessions of the user, with a button to end all of them. */
export function SessionsCard() {
  const sessions = useQuery(sessionsQuery, queryClient);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Where you are signed in</h2>
      {sessions.isPending && <SkeletonRows count={1} />}
      {sessions.isError && (
        <LoadError
          title="Unable to load your sessions"
          description="Please check your connection and try again."
          onRetry={() => sessions.refetch()}
        />
      )}
      {sessions.isSuccess && <SessionList sessions={sessions.data} />}
      <LogOutEverywhere />
    </Card>
  );
}
