import { usePageOnDay } from '../../clinical/on-day/use-page-on-day.tsx';
import { airwayEquipmentTable, defibrillationTable, vitalSignsTable } from '../../clinical/pediatrics.ts';
import { WithdrawnFacts } from '../../clinical/reviewed.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PaedCal } from './paed-cal.tsx';
import { ReferenceTables } from './reference-tables.tsx';

const readers = '/pediatrics';
const asked = ['vital-signs', 'equipment', 'defibrillation'].map((table) => `${readers}/${table}`);

interface PaedCalOnDayProps {
  readonly title: string;
  readonly day: string;
}

/** The tables of Paed-Cal as readers saw them at the end of a day. Nothing is worked out from them. */
export function PaedCalOnDay({ title, day }: PaedCalOnDayProps) {
  const { page, banner } = usePageOnDay(
    readers,
    day,
    (vitalSigns, equipment, defibrillation) => ({
      vitalSigns: { data: vitalSignsTable.read(vitalSigns) },
      equipment: { data: airwayEquipmentTable.read(equipment) },
      defibrillation: { data: defibrillationTable.read(defibrillation) },
    }),
    asked,
  );
  if (page === undefined) return <PaedCal title={title} banner={banner} />;
  const tables = [page.vitalSigns, page.equipment, page.defibrillation];
  return (
    <Page width="full">
      <PageHeader title={title} description="Paediatric reference by age and weight" />
      {banner}
      <WithdrawnFacts withdrawn={tables.flatMap(({ data }) => data.flatMap((row) => row.withdrawn ?? []))} />
      <ReferenceTables {...page} />
    </Page>
  );
}
