import { lazy, Suspense } from 'react';
import { useOwnRoles } from '../../session/own-roles.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

// Lazy: few users hold a role.
const RolesAndReview = lazy(async () => ({
  default: (await import('./roles/roles-and-review.tsx')).RolesAndReview,
}));

/** Shows what concerns roles to users who hold one, and nothing to all others. */
export function RolesGate() {
  const own = useOwnRoles();
  if (!own || own.roles.length === 0) return null;
  return (
    <Suspense fallback={<SkeletonRows count={2} />}>
      <RolesAndReview own={own} />
    </Suspense>
  );
}
