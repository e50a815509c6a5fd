import { Badge } from '../../../ui/badge.tsx';
import type { DisplayedStatus } from './certification-status.ts';

const looks: Record<DisplayedStatus, string> = {
  Active: 'border-normal-line bg-normal-soft text-normal-ink',
  Expired: 'border-caution-ink bg-caution-soft font-semibold text-caution-ink',
  Pending: 'border-caution-line bg-caution-soft text-caution-ink',
};

/** The status badge of a certification. */
export function CertificationBadge({ status }: { status: DisplayedStatus }) {
  return <Badge className={looks[status]}>{status}</Badge>;
}
