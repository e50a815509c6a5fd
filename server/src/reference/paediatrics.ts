import { listAirwayEquipment, listDefibrillation, listVitalSigns } from '@oryx/contract';
import type { ReferenceList } from './reference-lists.ts';

/** The three tables of Paed-Cal. */
export const paediatricLists: readonly ReferenceList[] = [
  { endpoint: listVitalSigns, document: 'paediatrics/vital-signs' },
  { endpoint: listAirwayEquipment, document: 'paediatrics/equipment' },
  { endpoint: listDefibrillation, document: 'paediatrics/defibrillation' },
];
