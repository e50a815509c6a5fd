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
import { lenient, rowsOf, textOr } from '../api/lenient.ts';
import { hour, type Reference } from '../api/reference.ts';

const ageGroup = textOr('');

const readVitalSigns = rowsOf(lenient(z.extend(vitalSigns, { ageGroup })));
const readEquipment = rowsOf(lenient(z.extend(airwayEquipment, { ageGroup })));
const readDefibrillation = rowsOf(lenient(z.extend(defibrillation, { procedure: textOr('') })));

/** An energy, of a procedure that may not be known here. */
export type AnyDefibrillation = Omit<Defibrillation, 'procedure'> & { readonly procedure: string };

/** Normal vital signs by age. A cell that cannot be understood is empty. */
export const vitalSignsTable = {
  key: ['pediatrics', 'vital-signs'],
  path: listVitalSigns.path,
  staleAfter: hour,
  read: (answer: unknown) => readVitalSigns.parse(answer),
} satisfies Reference<VitalSigns[]>;

/** Airway equipment sizes by age. A cell that cannot be understood is empty. */
export const airwayEquipmentTable = {
  key: ['pediatrics', 'equipment'],
  path: listAirwayEquipment.path,
  staleAfter: hour,
  read: (answer: unknown) => readEquipment.parse(answer),
} satisfies Reference<AirwayEquipment[]>;

/** Defibrillation and cardioversion energies. A cell that cannot be understood is empty. */
export const defibrillationTable = {
  key: ['pediatrics', 'defibrillation'],
  path: listDefibrillation.path,
  staleAfter: hour,
  read: (answer: unknown) => readDefibrillation.parse(answer),
} satisfies Reference<AnyDefibrillation[]>;
