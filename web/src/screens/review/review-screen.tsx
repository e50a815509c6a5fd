import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { queryClient } from '../../api/query-client.ts';
import { ownRolesOptions } from '../../session/own-roles.ts';
import { SecondFactorCode } from '../../session/second-factor-code.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { pageOfId } from './desk.ts';
import { DeskPageView } from './desk-page.tsx';
import { Queue } from './queue.tsx';

interface ReviewScreenProps {
  readonly title: string;
  /** The page at the desk. */
  readonly id?: string | undefined;
}

/** The review desk: the pages that wait, the most dangerous first, or one of them. */
export function ReviewScreen({ title, id }: ReviewScreenProps) {
  const { data: own, isError, refetch } = useQuery(ownRolesOptions, queryClient);
  const [parameters] = useSearchParams();
  const framed = (children: ReactNode) => (
    <Page>
      <PageHeader title={title} backTo={id === undefined ? '/settings' : '/review'} />
      {children}
    </Page>
  );

  if (own === undefined) {
    return framed(
      isError ? (
        <LoadError
          title="Unable to Open the Desk"
          description="Your roles could not be read. Please check your connection and try again."
          onRetry={refetch}
        />
      ) : (
        <SkeletonRows count={4} label="Loading the desk..." />
      ),
    );
  }
  if (own.roles.length === 0) {
    return framed(
      <EmptyState title="No Role">
        The review desk is for reviewers, editors and administrators. An administrator grants these roles.
      </EmptyState>,
    );
  }
  if (own.secondFactor.freshUntil === null) {
    return framed(
      <Card className="flex flex-col gap-3">
        {own.secondFactor.isSetUp ? (
          <>
            <p>Your roles count on this device for 12 hours after you have entered a code.</p>
            <SecondFactorCode />
          </>
        ) : (
          <p>Set up an authenticator app under Settings, Roles and review, first.</p>
        )}
      </Card>,
    );
  }
  if (id === undefined) return <Queue title={title} />;
  const page = pageOfId(id);
  const at = parameters.get('at');
  return <DeskPageView key={page} page={page} at={at} own={own} />;
}
