import { childSizes } from '@oryx/calculators';
import type { AirwayEquipment, Defibrillation, VitalSigns } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import type { ChildValue } from '../../read/child-sizes.ts';
import type { RemiSources } from '../../remi.ts';

/** What is known of the child. */
export interface KnownChild {
  /** In days. */
  readonly age: number | undefined;
  /** In kg. */
  readonly weight: number | undefined;
  /** The words of a text for an age group, such as `toddler`. */
  readonly groups: readonly string[];
}

/** One figure of a table, with the row that it stands in. */
export interface ChildFigure {
  readonly label: string;
  /** Shown large. */
  readonly figure: string;
  /** The row, the rule or the formula. */
  readonly basis: string;
  readonly table:
    | 'Normal Vital Signs by Age'
    | 'Airway Equipment Sizes'
    | 'Defibrillation Energy'
    | 'WAFELSM';
}

type Tables = Pick<RemiSources, 'vitalSigns' | 'equipment' | 'defibrillation'>;

/** Words of the labels of the age groups. */
const unitsIn: Readonly<Record<string, 'day' | 'month' | 'year'>> = { days: 'day', mo: 'month', yrs: 'year' };

interface AgeRow {
  readonly ageGroup: string;
}

/** Returns the ages of a row in days. A row ends where the next begins; the last one and the newborn's end with their unit. */
function isForAge({ ageGroup }: AgeRow, age: number, isLast: boolean): boolean {
  const [, from, to, name = ''] = /(\d+)-(\d+) (days|mo|yrs)\b/.exec(ageGroup) ?? [];
  const unit = unitsIn[name];
  if (unit === undefined) return false;
  const low = unit === 'month' ? inDays({ value: 28, unit: 'day' }) : inDays({ value: Number(from), unit });
  const isWhole = isLast || unit === 'day';
  const high = inDays({ value: Number(to) + (isWhole ? 1 : 0), unit });
  return (unit === 'month' ? age > low : age >= low) && age < high;
}

/**
 * Returns the rows of a table for a child: by age, else by the age group that a text names, else by weight. At a weight
 * that two rows share it returns both. Nothing between two rows is worked out.
 */
function rowsFor<Row extends AgeRow>(
  rows: readonly Row[],
  { age, weight, groups }: KnownChild,
  vitalSigns: readonly VitalSigns[],
): readonly Row[] {
  if (age !== undefined) return rows.filter((row, at) => isForAge(row, age, at === rows.length - 1));
  const named = rows.filter(({ ageGroup }) => groups.includes(firstWord(ageGroup)));
  if (named.length > 0 || weight === undefined) return named;
  const byWeight = vitalSigns.filter(({ weightKg }) => {
    const [low = Number.NaN, high = low] = (weightKg ?? '').split('-').map(Number);
    return weight >= low && weight <= high;
  });
  return rows.filter(({ ageGroup }) =>
    byWeight.some((row) => firstWord(row.ageGroup) === firstWord(ageGroup)),
  );
}

const firstWord = (label: string) => label.split(' ')[0]?.toLowerCase() ?? '';

/** Returns the figures that are asked for. What depends on an unknown age or weight is left out. */
export function childFigures(
  asked: readonly ChildValue[],
  child: KnownChild,
  tables: Tables,
): readonly ChildFigure[] {
  return asked.flatMap((value) => figuresOf(value, child, tables));
}

type TableValue = keyof typeof ofVitals | keyof typeof ofEquipment;

const ofVitals = {
  heartRate: ['Heart rate', '/min', (row: VitalSigns) => row.heartRateRange],
  respiratoryRate: ['Respiratory rate', '/min', (row: VitalSigns) => row.respiratoryRateRange],
  systolic: ['Systolic blood pressure', ' mmHg', (row: VitalSigns) => row.systolicBpRange],
  weight: ['Weight', ' kg', (row: VitalSigns) => row.weightKg],
} as const;

const ofEquipment = {
  tube: ['Tracheal tube (ETT)', (row: AirwayEquipment) => row.ettSize],
  airway: ['Oropharyngeal airway (OPA)', (row: AirwayEquipment) => row.opaSize],
  nasogastric: ['Nasogastric tube (NG)', (row: AirwayEquipment) => row.ngTubeSize],
} as const;

const isOf = <Key extends TableValue>(table: Readonly<Record<Key, unknown>>, value: string): value is Key =>
  value in table;

function figuresOf(value: ChildValue, child: KnownChild, tables: Tables): readonly ChildFigure[] {
  if (isOf(ofVitals, value)) {
    const [label, unit, cell] = ofVitals[value];
    return rowsFor(tables.vitalSigns, child, tables.vitalSigns).flatMap((row) => {
      const range = cell(row);
      return range === null
        ? []
        : [
            {
              label,
              figure: `${range}${unit}`,
              basis: row.ageGroup,
              table: 'Normal Vital Signs by Age' as const,
            },
          ];
    });
  }
  if (isOf(ofEquipment, value)) {
    const [label, cell] = ofEquipment[value];
    const byTable = rowsFor(tables.equipment, child, tables.vitalSigns).flatMap((row) => {
      const size = cell(row);
      return size === null
        ? []
        : [{ label, figure: size, basis: row.ageGroup, table: 'Airway Equipment Sizes' as const }];
    });
    return value === 'tube'
      ? [...sized(['Tracheal tube, cuffed', 'Tracheal tube, uncuffed'], child), ...byTable]
      : byTable;
  }
  if (value === 'shock' || value === 'cardioversion') return energies(value, child, tables.defibrillation);
  return sized(labelsOf[value], child);
}

const labelsOf: Readonly<Record<'blade' | 'mask' | 'suction' | 'depth', readonly string[]>> = {
  blade: ['Laryngoscope blade'],
  mask: ['Laryngeal mask (LMA)'],
  suction: ['Suction catheter'],
  depth: ['Tube depth at the lips'],
};

/** Age in years from which the formulas for a child's airway are not used. */
const childUntil = 12;

function sized(labels: readonly string[], { age, weight }: KnownChild): readonly ChildFigure[] {
  const isChild = age === undefined || age <= inDays({ value: childUntil, unit: 'year' });
  if (!isChild) return [];
  return childSizes({ months: age === undefined ? undefined : age / (365.25 / 12), weight })
    .filter(({ label }) => labels.includes(label))
    .map(({ label, text, note }) => ({ label, figure: text, basis: note ?? '', table: 'WAFELSM' }));
}

/** Returns the energies of a child in joules, each shock of the sequence. */
function energies(
  kind: 'shock' | 'cardioversion',
  { weight }: KnownChild,
  rows: readonly Defibrillation[],
): readonly ChildFigure[] {
  const procedure = kind === 'shock' ? 'Defibrillation' : 'Cardioversion';
  return rows
    .filter((row) => row.procedure === procedure)
    .map(({ indication, energyJoulesPerKg, maxEnergy }) => {
      const perKg = `${energyJoulesPerKg} J/kg`;
      const most = maxEnergy === null ? '' : `; at most ${maxEnergy}`;
      return {
        label: [procedure, indication].filter((part) => part !== null).join(': '),
        figure: weight === undefined ? perKg : joulesFor(energyJoulesPerKg, weight),
        basis: weight === undefined ? `add the weight${most}` : `${perKg} × ${weight} kg${most}`,
        table: 'Defibrillation Energy' as const,
      };
    });
}

/** Returns energies such as `72 J`, `9–18 J` or `72 J or more`. */
function joulesFor(perKg: string | null, weight: number): string {
  const [, low = '', high, more = ''] = /^([\d.]+)(?:-([\d.]+))?( or more)?$/.exec(perKg ?? '') ?? [];
  if (low === '') return `${perKg} J/kg`;
  const of = (size: string) => String(Number((Number(size) * weight).toPrecision(3)));
  return `${high === undefined ? of(low) : `${of(low)}–${of(high)}`} J${more}`;
}
