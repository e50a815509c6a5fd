import { type OwnRoles, ownRoles } from '@oryx/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { ApiError, failureMessage } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { toast } from '../ui/toast-store.ts';

/** The query of the roles of the user. */
export const ownRolesOptions = {
  queryKey: ['roles', 'mine'],
  queryFn: () => call(ownRoles, {}),
  // Roles change elsewhere, and the second factor runs out.
  staleTime: 0,
};

/** Returns the roles of the user and the state of the second factor, or undefined until they are known. */
export function useOwnRoles(): OwnRoles | undefined {
  return useQuery(ownRolesOptions, queryClient).data;
}

/** Asks the server again, after something about the user's roles has changed. */
export function refreshOwnRoles(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ownRolesOptions.queryKey });
}

/**
 * Tells of a failed call for a role, in a toast. If a role no longer counts, or the second factor has run out, the
 * roles are asked for again, and the screen offers the code.
 */
export function tellRoleFailure(title: string, error: unknown): void {
  toast({ variant: 'destructive', title, description: failureMessage(error) });
  if (error instanceof ApiError && error.status === 403) void refreshOwnRoles();
}
