import {
  listAirwayEquipment,
  listAlgorithms,
  listDefibrillation,
  listMedications,
  listVitalSigns,
} from '@oryx/contract';
import type { ReferenceList } from './reference-lists.ts';

/** Every list that clinicians look things up in, with the content it shows. */
export const referenceLists: readonly ReferenceList[] = [
  { endpoint: listMedications, document: 'medications' },
  { endpoint: listAlgorithms, document: 'algorithms' },
  { endpoint: listVitalSigns, document: 'paediatrics/vital-signs' },
  { endpoint: listAirwayEquipment, document: 'paediatrics/equipment' },
  { endpoint: listDefibrillation, document: 'paediatrics/defibrillation' },
];
