import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as keptRoutes from './kept-routes.ts';
import { factReview, withdrawnFact } from './review.ts';

/** Text that may be null if the source does not state it. Screens show `N/A` for null. */
const text = z.nullable(z.string());

/** The mark of a row that was taken out of use. All its values are null then. */
const withdrawn = z.optional(withdrawnFact);

/** What readers are told of each row. */
const marks = { withdrawn, review: factReview };

export const vitalSigns = z.object({
  ageGroup: z.string(),
  weightKg: text,
  heartRateRange: text,
  respiratoryRateRange: text,
  systolicBpRange: text,
  ...marks,
});
export type VitalSigns = z.infer<typeof vitalSigns>;

export const airwayEquipment = z.object({
  ageGroup: z.string(),
  opaSize: text,
  ettSize: text,
  ngTubeSize: text,
  ...marks,
});
export type AirwayEquipment = z.infer<typeof airwayEquipment>;

export const defibrillation = z.object({
  procedure: z.enum(['Defibrillation', 'Cardioversion']),
  indication: text,
  energyJoulesPerKg: text,
  maxEnergy: text,
  notes: text,
  ...marks,
});
export type Defibrillation = z.infer<typeof defibrillation>;

export const listVitalSigns = endpoint({
  ...keptRoutes.listVitalSigns,
  access: 'user',
  summary: 'Normal vital signs by age',
  response: z.array(vitalSigns),
});

export const listAirwayEquipment = endpoint({
  ...keptRoutes.listAirwayEquipment,
  access: 'user',
  summary: 'Airway equipment sizes by age',
  response: z.array(airwayEquipment),
});

export const listDefibrillation = endpoint({
  ...keptRoutes.listDefibrillation,
  access: 'user',
  summary: 'Defibrillation and cardioversion energies',
  response: z.array(defibrillation),
});
