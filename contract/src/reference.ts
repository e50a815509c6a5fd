import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Text that a source may leave open; the screens show `N/A` for it. */
const text = z.string().nullable();

export const medication = z
  .object({
    id: z.int(),
    name: z.string(),
    genericName: text,
    classification: text,
    schedule: text,
    route: text,
    tradeNames: z.array(z.string()),
    indications: z.array(z.string()),
    contraindications: z.array(z.string()),
    dosageAdministration: text,
    pharmacologicalAction: text,
    onset: text,
    duration: text,
    pharmacokinetics: text,
    precautions: text,
    adverseEffects: text,
    packaging: text,
    maxAtHand: text,
    maxDose: text,
  })
  .meta({ id: 'Medication' });
export type Medication = z.infer<typeof medication>;

export const algorithm = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    source: z.enum(['RCSA', 'Namibia_STDG']).nullable(),
    medical_references: z.array(z.string()).optional(),
    medicalReferences: z.array(z.string()).optional(),
    image: z.string().nullable(),
  })
  .meta({ id: 'Algorithm' });
export type Algorithm = z.infer<typeof algorithm>;

export const vitalSigns = z
  .object({
    ageGroup: z.string(),
    weightKg: text,
    heartRateRange: text,
    respiratoryRateRange: text,
    systolicBpRange: text,
  })
  .meta({ id: 'VitalSigns' });
export type VitalSigns = z.infer<typeof vitalSigns>;

export const airwayEquipment = z
  .object({ ageGroup: z.string(), opaSize: text, ettSize: text, ngTubeSize: text })
  .meta({ id: 'AirwayEquipment' });
export type AirwayEquipment = z.infer<typeof airwayEquipment>;

export const defibrillation = z
  .object({
    procedure: z.enum(['Defibrillation', 'Cardioversion']),
    indication: text,
    energyJoulesPerKg: text,
    maxEnergy: text,
    notes: text,
  })
  .meta({ id: 'Defibrillation' });
export type Defibrillation = z.infer<typeof defibrillation>;

export const listMedications = endpoint({
  method: 'GET',
  path: '/api/medications',
  access: 'user',
  summary: 'All medications',
  response: z.array(medication),
});

export const listAlgorithms = endpoint({
  method: 'GET',
  path: '/api/algorithms',
  access: 'user',
  summary: 'All emergency algorithms',
  response: z.array(algorithm),
});

export const listVitalSigns = endpoint({
  method: 'GET',
  path: '/api/pediatrics/vital-signs',
  access: 'user',
  summary: 'Normal vital signs by age',
  response: z.array(vitalSigns),
});

export const listAirwayEquipment = endpoint({
  method: 'GET',
  path: '/api/pediatrics/equipment',
  access: 'user',
  summary: 'Airway equipment sizes by age',
  response: z.array(airwayEquipment),
});

export const listDefibrillation = endpoint({
  method: 'GET',
  path: '/api/pediatrics/defibrillation',
  access: 'user',
  summary: 'Defibrillation and cardioversion energies',
  response: z.array(defibrillation),
});
