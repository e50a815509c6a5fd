import {
  listAirwayEquipment,
  listAlgorithms,
  listDefibrillation,
  listMedications,
  listVitalSigns,
} from '@oryx/contract';
import type { ReferenceList } from './reference-lists.ts';

/** All reference lists, each with its content document. */
export const referenceLists: readonly ReferenceList[] = [
  { endpoint: listMedications, document: 'medications' },
  { endpoint: listAlgorithms, document: 'algorithms' },
  { endpoint: listVitalSigns, document: 'paediatrics/vital-signs' },
  { endpoint: listAirwayEquipment, document: 'paediatrics/equipment' },
  { endpoint: listDefibrillation, document: 'paediatrics/defibrillation' },
];
