import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailList } from '../../../ui/detail-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Day, dayText } from '../calendar-day.ts';
import { creditsText } from '../credits.ts';
import { CsvButtons } from '../csv/csv-buttons.tsx';
import { certificationCsv } from '../csv/education-csv.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { ItemActions } from '../item-actions.tsx';
import { useItemList } from '../use-item-list.ts';
import type { Certification } from './certification.ts';
import { CertificationBadge } from './certification-badge.tsx';
import { CertificationForm } from './certification-form.tsx';
import { displayedStatus } from './certification-status.ts';

interface CertificationsTabProps {
  readonly certifications: readonly Certification[];
  readonly today: Day;
  readonly onChange: (update: (before: readonly Certification[]) => readonly Certification[]) => void;
}

/** The user's certifications, with add, edit, delete, export and import. */
export function CertificationsTab({ certifications, today, onChange }: CertificationsTabProps) {
  const list = useItemList(onChange);
  if (list.editing !== null) {
    return <CertificationForm certification={list.editing.item} onSave={list.save} onCancel={list.close} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Button ref={list.addButton} onClick={list.add}>
        <Plus aria-hidden className="size-5" />
        Add Certification
      </Button>
      {certifications.length === 0 ? (
        <EmptyState title="No certifications yet">Add those whose expiry you want to see coming.</EmptyState>
      ) : (
        <ul aria-label="Certifications" className="grid grid-cols-1 gap-3 wide:grid-cols-2">
          {certifications.map((certification) => (
            <li key={certification.id}>
              <CertificationCard
                certification={certification}
                today={today}
                onEdit={() => list.edit(certification)}
                onDelete={() => list.askToDelete(certification)}
              />
            </li>
          ))}
        </ul>
      )}
      <CsvButtons
        format={certificationCsv}
        items={certifications}
        onImport={(added) => onChange((before) => [...before, ...added])}
      />
      <DeleteDialog
        noun="certification"
        name={list.deleting?.name ?? null}
        onConfirm={list.confirmDelete}
        onCancel={list.cancelDelete}
      />
    </div>
  );
}

interface CertificationCardProps {
  readonly certification: Certification;
  readonly today: Day;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function CertificationCard({ certification, today, onEdit, onDelete }: CertificationCardProps) {
  const headingId = useId();
  const { name, organization, number, issued, expires, category } = certification;
  const credits = [certification.creditsEarned, certification.creditsRequired].map(creditsText);
  return (
    <Card aria-labelledby={headingId} className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 id={headingId} className="wrap-anywhere min-w-0 font-semibold text-lg leading-tight">
          {name}
        </h2>
        <CertificationBadge status={displayedStatus(certification, today)} />
      </div>
      <DetailList
        details={[
          ['Organization', organization],
          ['Number', number],
          ['Issued', dayText(issued)],
          ['Expires', dayText(expires)],
          ['Credits', credits.join(' of ')],
          ['Category', category],
        ]}
      />
      <div className="mt-auto">
        <ItemActions headingId={headingId} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </Card>
  );
}
