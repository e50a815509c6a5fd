import { useMemo } from 'react';
import { type Reference, useReference } from '../../api/reference.ts';
import { changedParts, firstOpened } from '../../clinical/changed.tsx';
import { airwayEquipmentTable, defibrillationTable, vitalSignsTable } from '../../clinical/pediatrics.ts';

/** Returns a table, and which of its rows have changed since this visit opened it. */
function useTable<Row>(reference: Reference<Row[]>) {
  const table = useReference(reference);
  const { data } = table;
  const changed = useMemo(
    () => (data === undefined ? new Set<Row>() : changedParts(firstOpened(reference.path, data), data)),
    [reference, data],
  );
  return { ...table, changed };
}

/** Returns the three tables of Paed-Cal, each loaded independently, with their changed rows. */
export function usePaediatricTables() {
  const vitalSigns = useTable(vitalSignsTable);
  const equipment = useTable(airwayEquipmentTable);
  const defibrillation = useTable(defibrillationTable);
  const tables = [vitalSigns, equipment, defibrillation];
  const newer = tables.filter(({ newer }) => newer !== undefined);
  return {
    ...{ vitalSigns, equipment, defibrillation },
    changed: new Set<unknown>(tables.flatMap(({ changed }) => [...changed])),
    /** Shows the newer versions, or is null while there are none. */
    onShowNewer:
      newer.length === 0
        ? null
        : () => {
            for (const { showNewer } of newer) showNewer();
          },
  };
}
