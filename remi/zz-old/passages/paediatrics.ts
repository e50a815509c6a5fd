import type { Age } from '@oryx/contract';
import { inDays } from '@oryx/doses';
import type { RemiSources } from '../remi.ts';
import { type KnownPassage, numbered } from './passage.ts';

type Tables = Pick<RemiSources, 'vitalSigns' | 'equipment' | 'defibrillation'>;

const route = '/pediatrics';

/** Returns one passage for each row of the paediatric tables, under the titles of the search. */
export function paediatricPassages({ vitalSigns, equipment, defibrillation }: Tables): KnownPassage[] {
  return [
    ...table(
      'Normal Vital Signs by Age',
      vitalSigns.map((row) => ({
        heading: row.ageGroup,
        lines: cells([
          ['Weight', row.weightKg, ' kg'],
          ['Heart rate', row.heartRateRange, '/min'],
          ['Respiratory rate', row.respiratoryRateRange, '/min'],
          ['Systolic blood pressure', row.systolicBpRange, ' mmHg'],
        ]),
      })),
    ),
    ...table(
      'Airway Equipment Sizes',
      equipment.map((row) => ({
        heading: row.ageGroup,
        lines: cells([
          ['Oropharyngeal airway (OPA)', row.opaSize],
          ['Tracheal tube (ETT)', row.ettSize],
          ['Nasogastric tube (NG)', row.ngTubeSize],
        ]),
      })),
    ),
    ...table(
      'Defibrillation Energy',
      defibrillation.map((row) => ({
        heading: [row.procedure, row.indication].filter((part) => part !== null).join(': '),
        lines: cells([
          ['Energy', row.energyJoulesPerKg, ' J/kg'],
          ['Maximum', row.maxEnergy],
          ['Notes', row.notes],
        ]),
      })),
    ),
  ];
}

function table(
  title: string,
  rows: readonly { readonly heading: string; readonly lines: readonly string[] }[],
): KnownPassage[] {
  const page = { route, title, kind: 'pediatric' } as const;
  return numbered(
    page,
    rows.map((row) => {
      const ages = agesOf(row.heading);
      return { ...row, groups: ['child' as const], ...(ages ? { ages } : {}) };
    }),
  ).map((passage) => ({ ...passage, id: `${passage.id} ${title}` }));
}

/** Returns one line for each cell, such as `Weight: 4-10 kg`. Empty cells are left out. */
function cells(
  all: readonly (readonly [label: string, value: string | null, unit?: string])[],
): readonly string[] {
  return all.flatMap(([label, value, unit = '']) => (value === null ? [] : [`${label}: ${value}${unit}`]));
}

/** Units of the age labels of the tables, such as `Newborn 0-28 days` and `Toddler 1-3 yrs`. */
const unitsIn: Readonly<Record<string, Age['unit']>> = { days: 'day', mo: 'month', yrs: 'year' };

function agesOf(ageGroup: string): KnownPassage['ages'] {
  const [, from, to, name = ''] = /(\d+)-(\d+) (days|mo|yrs)\b/.exec(ageGroup) ?? [];
  const unit = unitsIn[name];
  if (unit === undefined) return undefined;
  return { from: inDays({ value: Number(from), unit }), to: inDays({ value: Number(to), unit }) };
}
