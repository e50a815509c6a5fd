import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TitledCard } from '../../../ui/titled-card.tsx';
import type { Day } from '../calendar-day.ts';
import { CsvButtons } from '../csv/csv-buttons.tsx';
import { cpdCsv } from '../csv/education-csv.ts';
import { DeleteDialog } from '../delete-dialog.tsx';
import { useItemList } from '../use-item-list.ts';
import type { CpdEntry } from './cpd-entry.ts';
import { CpdForm } from './cpd-form.tsx';
import { standingOf } from './cpd-ledger.ts';
import { CpdList } from './cpd-list.tsx';
import { type Register, registerRules } from './cpd-rules.ts';
import { CpdRulesNote } from './cpd-rules-note.tsx';
import { StandingCard } from './standing-card.tsx';

interface CpdSectionProps {
  readonly entries: readonly CpdEntry[];
  readonly register: Register;
  readonly today: Day;
  readonly isCompleted: (courseId: number) => boolean;
  readonly onChange: (update: (before: readonly CpdEntry[]) => readonly CpdEntry[]) => void;
  readonly onRegister: (register: Register) => void;
}

/** The CPD ledger: totals against the requirement, the activities, and the printable record. */
export function CpdSection(props: CpdSectionProps) {
  const { entries, register, today, isCompleted, onChange, onRegister } = props;
  const list = useItemList(onChange);
  const { year, balance } = registerRules[register];
  if (list.editing !== null) {
    return (
      <TitledCard title="CPD ledger">
        <CpdForm
          entry={list.editing.item}
          today={today}
          isCompleted={isCompleted}
          onSave={list.save}
          onCancel={list.close}
        />
      </TitledCard>
    );
  }
  return (
    <TitledCard title="CPD ledger">
      <p className="text-ink-muted">
        Your continuing education units (CEUs) against what the Health Professions Councils of Namibia ask.
      </p>
      <Field label="Register">
        {(control) => (
          <Select
            {...control}
            value={register}
            onChange={({ target }) =>
              onRegister(target.value === 'supplementary' ? 'supplementary' : 'professional')
            }
          >
            {Object.entries(registerRules).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
        <StandingCard title="Last 12 months" requirement={year} standing={standingOf(entries, year, today)} />
        <StandingCard
          title="Valid now (24 months)"
          requirement={balance}
          standing={standingOf(entries, balance, today)}
        />
      </div>
      <p className="text-sm">
        The 24 months fill up over your first two years of registration. You count as short on them until
        then.
      </p>
      <CpdRulesNote />
      <div className="flex flex-wrap gap-2">
        <Button ref={list.addButton} onClick={list.add} className="flex-1">
          <Plus aria-hidden className="size-5 shrink-0" />
          Add CPD Activity
        </Button>
        <Button variant="secondary" onClick={() => window.print()} className="flex-1">
          <Printer aria-hidden className="size-5 shrink-0" />
          Print record
        </Button>
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-muted">No CPD activities yet.</p>
      ) : (
        <CpdList entries={entries} today={today} onEdit={list.edit} onDelete={list.askToDelete} />
      )}
      <CsvButtons
        format={cpdCsv}
        items={entries}
        onImport={(added) => onChange((before) => [...before, ...added])}
      />
      <DeleteDialog
        noun="CPD activity"
        name={list.deleting?.activity ?? null}
        onConfirm={list.confirmDelete}
        onCancel={list.cancelDelete}
      />
    </TitledCard>
  );
}
