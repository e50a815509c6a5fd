import { ChangedMark } from '../../clinical/changed.tsx';
import type { AnyDefibrillation } from '../../clinical/pediatrics.ts';
import { ReviewStatus } from '../../clinical/reviewed.tsx';
import { areOfDifferentReview } from '../../clinical/reviewed-rows.ts';
import { notAvailable, shown } from '../../clinical/shown.ts';

const procedures: readonly string[] = ['Defibrillation', 'Cardioversion'];

/** Energies by procedure. A procedure without rows is left out. */
export function DefibrillationPanel({ rows }: { rows: readonly AnyDefibrillation[] }) {
  if (rows.length === 0) return <p className="text-ink-muted">No defibrillation data available</p>;
  const others = rows.filter(({ procedure }) => !procedures.includes(procedure));
  const areMarked = areOfDifferentReview(rows);
  return (
    <div className="flex flex-col gap-4">
      {procedures.map((procedure) => (
        <ProcedureRows
          key={procedure}
          title={procedure}
          rows={rows.filter((row) => row.procedure === procedure)}
          areMarked={areMarked}
        />
      ))}
      <ProcedureRows title="Other" rows={others} areMarked={areMarked} />
    </div>
  );
}

interface ProcedureRowsProps {
  readonly title: string;
  readonly rows: readonly AnyDefibrillation[];
  /** True if each row says who has reviewed it. */
  readonly areMarked: boolean;
}

function ProcedureRows({ title, rows, areMarked }: ProcedureRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and never move
          <li key={index} className="rounded-control border border-line bg-surface px-3 py-2">
            <p className="font-semibold">
              {shown(row.indication, notAvailable)} <ChangedMark part={row} />{' '}
              {areMarked && <ReviewStatus review={row.review ?? null} />}
            </p>
            <dl className="wrap-anywhere grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-ink-muted">Energy</dt>
              <dd className="font-semibold">{withUnit(row.energyJoulesPerKg)}</dd>
              <dt className="text-ink-muted">Maximum</dt>
              <dd>{shown(row.maxEnergy, notAvailable)}</dd>
              <dt className="text-ink-muted">Notes</dt>
              <dd>{shown(row.notes, notAvailable)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function withUnit(energy: string | null): string {
  const text = shown(energy, notAvailable);
  return text === notAvailable || /J/.test(text) ? text : `${text}\u00a0J/kg`;
}
