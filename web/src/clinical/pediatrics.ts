import {
  type AirwayEquipment,
  airwayEquipment,
  type Defibrillation,
  defibrillation,
  listAirwayEquipment,
  listDefibrillation,
  listVitalSigns,
  type VitalSigns,
  vitalSigns,
} from '@oryx/contract/pediatrics';
import * as z from 'zod/mini';
import { call } from '../api/call.ts';
import { lenient, rowsOf, textOr } from '../api/lenient.ts';

const ageGroup = textOr('');

const readVitalSigns = rowsOf(lenient(z.extend(vitalSigns, { ageGroup })));
const readEquipment = rowsOf(lenient(z.extend(airwayEquipment, { ageGroup })));
const readDefibrillation = rowsOf(lenient(z.extend(defibrillation, { procedure: textOr('') })));

/** An energy, of a procedure that may not be known here. */
export type AnyDefibrillation = Omit<Defibrillation, 'procedure'> & { readonly procedure: string };

/** Normal vital signs by age; a cell that cannot be understood is empty. */
export function fetchVitalSigns(signal: AbortSignal | null = null): Promise<VitalSigns[]> {
  return call(listVitalSigns, { signal }, readVitalSigns);
}

/** Airway equipment sizes by age; a cell that cannot be understood is empty. */
export function fetchAirwayEquipment(signal: AbortSignal | null = null): Promise<AirwayEquipment[]> {
  return call(listAirwayEquipment, { signal }, readEquipment);
}

/** Defibrillation and cardioversion energies; a cell that cannot be understood is empty. */
export function fetchDefibrillation(signal: AbortSignal | null = null): Promise<AnyDefibrillation[]> {
  return call(listDefibrillation, { signal }, readDefibrillation);
}
