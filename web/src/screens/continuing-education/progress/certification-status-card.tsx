import { type Day, dayText } from '../calendar-day.ts';
import type { Certification } from '../certifications/certification.ts';
import { CertificationBadge } from '../certifications/certification-badge.tsx';
import { displayedStatus } from '../certifications/certification-status.ts';
import { ProgressCard } from './progress-card.tsx';
import { ProgressRows } from './progress-rows.tsx';

interface CertificationStatusCardProps {
  readonly certifications: readonly Certification[];
  readonly today: Day;
}

/** What each certification is worth today. */
export function CertificationStatusCard({ certifications, today }: CertificationStatusCardProps) {
  return (
    <ProgressCard title="Certification status">
      <ProgressRows
        empty="No certifications yet."
        rows={certifications.map((certification) => ({
          key: certification.id,
          title: certification.name,
          text: certification.expires === '' ? 'No expiry date' : `Expires ${dayText(certification.expires)}`,
          badge: <CertificationBadge status={displayedStatus(certification, today)} />,
        }))}
      />
    </ProgressCard>
  );
}
