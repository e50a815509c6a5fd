import type { RemiSources } from '../remi.ts';
import { type KnownPassage, numbered } from './passage.ts';

type Tables = Pick<RemiSources, 'vitalSigns' | 'equipment' | 'defibrillation'>;

const route = '/pediatrics';

/** What can be quoted of the paediatric tables: a row each, under the titles that the search uses. */
export function paediatricPassages({ vitalSigns, equipment, defibrillation }: Tables): KnownPassage[] {
  return [
    ...table(
      'Normal Vital Signs by Age',
      vitalSigns.map((row) => ({
        heading: row.ageGroup,
        text: cells([
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
        text: cells([
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
        text: cells([
          ['Energy', row.energyJoulesPerKg, ' J/kg'],
          ['Maximum', row.maxEnergy],
          ['Notes', row.notes],
        ]),
      })),
    ),
  ];
}

function table(title: string, rows: readonly { heading: string; text: string }[]): KnownPassage[] {
  const page = { route, title, kind: 'pediatric' } as const;
  return numbered(
    page,
    rows.map((row) => {
      const ages = agesOf(row.heading);
      return { ...row, groups: ['child' as const], ...(ages ? { ages } : {}) };
    }),
  ).map((passage) => ({ ...passage, id: `${passage.id} ${title}` }));
}

/** One line a cell, such as `Weight: 4-10 kg`; what the source leaves open is left out. */
function cells(all: readonly (readonly [label: string, value: string | null, unit?: string])[]): string {
  return all
    .flatMap(([label, value, unit = '']) => (value === null ? [] : [`${label}: ${value}${unit}`]))
    .join('\n');
}

/** In months: the words for ages in the tables, such as `Newborn 0-28 days` and `Toddler 1-3 yrs`. */
const monthsIn: Readonly<Record<string, number>> = { days: 1 / 30, mo: 1, yrs: 12 };

function agesOf(ageGroup: string): KnownPassage['ages'] {
  const [, from, to, unit = ''] = /(\d+)-(\d+) (days|mo|yrs)\b/.exec(ageGroup) ?? [];
  const months = monthsIn[unit];
  return months === undefined ? undefined : { from: Number(from) * months, to: Number(to) * months };
}
