import { useEffect } from 'react';
import { ApiError, failureMessage } from '../../api/api-error.ts';
import { refreshOwnRoles } from '../../session/own-roles.ts';
import { LoadError } from '../../ui/load-error.tsx';

interface DeskErrorProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Says why the desk could not be read. If a role no longer counts, the roles are asked for again. */
export function DeskError({ title, error, onRetry }: DeskErrorProps) {
  const isRefused = error instanceof ApiError && error.status === 403;
  useEffect(() => {
    if (isRefused) void refreshOwnRoles();
  }, [isRefused]);
  return <LoadError title={title} description={failureMessage(error)} onRetry={onRetry} />;
}
