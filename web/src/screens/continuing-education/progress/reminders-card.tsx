import { Badge } from '../../../ui/badge.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import { TitledRows } from '../../../ui/titled-rows.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import type { Certification } from '../certifications/certification.ts';
import { type RenewalReminder, renewalReminders } from '../certifications/certification-status.ts';

interface RemindersCardProps {
  readonly certifications: readonly Certification[];
  readonly today: Day;
}

const looks: Record<RenewalReminder['priority'], string> = {
  High: 'border-caution-ink bg-caution-soft font-semibold text-caution-ink',
  Medium: 'border-caution-line bg-caution-soft text-caution-ink',
  Low: 'border-line-strong bg-sunken text-ink',
};

/** The certifications to renew next. */
export function RemindersCard({ certifications, today }: RemindersCardProps) {
  return (
    <TitledCard title="Renewal reminders">
      <TitledRows
        empty="Nothing expires within a year."
        rows={renewalReminders(certifications, today).map(({ certification, days, priority }) => ({
          key: certification.id,
          title: certification.name,
          text: `Expires ${dayText(certification.expires)}, in ${days} ${days === 1 ? 'day' : 'days'}`,
          badge: <Badge className={looks[priority]}>{priority}</Badge>,
        }))}
      />
    </TitledCard>
  );
}
