import { type Complaints, complaints, type ShownComplaint } from '../../clinical/complaints.ts';
import { usePageOnDay } from '../../clinical/on-day/use-page-on-day.tsx';
import { ComplaintPage } from './complaint-page.tsx';

interface ComplaintOnDayProps {
  /** The complaint as it is today. */
  readonly complaint: ShownComplaint;
  readonly sources: Complaints['sources'];
  readonly day: string;
}

/** A complaint as readers saw it at the end of a day. */
export function ComplaintOnDay({ complaint, sources, day }: ComplaintOnDayProps) {
  const { page, banner } = usePageOnDay(
    `/complaints/${complaint.id}`,
    day,
    (answer) => {
      const document = complaints.read({ complaints: answer });
      const row = document.rows.find(({ id }) => id === complaint.id);
      return row && { complaint: row, sources: document.sources };
    },
    ['/complaints'],
  );
  const shown = page ?? { complaint, sources };
  return (
    <ComplaintPage key={page === undefined ? 'today' : day} {...shown} banner={banner}>
      {null}
    </ComplaintPage>
  );
}
