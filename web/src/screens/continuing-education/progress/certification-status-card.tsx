import { TitledCard } from '../../../ui/titled-card.tsx';
import { TitledRows } from '../../../ui/titled-rows.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import type { Certification } from '../certifications/certification.ts';
import { CertificationBadge } from '../certifications/certification-badge.tsx';
import { displayedStatus } from '../certifications/certification-status.ts';

interface CertificationStatusCardProps {
  readonly certifications: readonly Certification[];
  readonly today: Day;
}

/** The current status of each certification. */
export function CertificationStatusCard({ certifications, today }: CertificationStatusCardProps) {
  return (
    <TitledCard title="Certification status">
      <TitledRows
        empty="No certifications yet."
        rows={certifications.map((certification) => ({
          key: certification.id,
          title: certification.name,
          text: certification.expires === '' ? 'No expiry date' : `Expires ${dayText(certification.expires)}`,
          badge: <CertificationBadge status={displayedStatus(certification, today)} />,
        }))}
      />
    </TitledCard>
  );
}
