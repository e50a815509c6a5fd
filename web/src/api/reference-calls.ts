import type * as contract from '@oryx/contract';
import { callWithoutBody } from './call-api.ts';

export const listMedications = callWithoutBody<typeof contract.listMedications>('GET', '/api/medications');
export const listAlgorithms = callWithoutBody<typeof contract.listAlgorithms>('GET', '/api/algorithms');
export const listVitalSigns = callWithoutBody<typeof contract.listVitalSigns>(
  'GET',
  '/api/pediatrics/vital-signs',
);
export const listAirwayEquipment = callWithoutBody<typeof contract.listAirwayEquipment>(
  'GET',
  '/api/pediatrics/equipment',
);
export const listDefibrillation = callWithoutBody<typeof contract.listDefibrillation>(
  'GET',
  '/api/pediatrics/defibrillation',
);
