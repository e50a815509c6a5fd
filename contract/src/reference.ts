import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { medication } from './medication.ts';
import { review, source } from './review.ts';

/** Text that a source may leave open; the screens show `N/A` for it. */
const text = z.string().nullable();

/** What a step of an algorithm asks for; each has its own shape, colour and glyph in the chart. */
export const stepTypes = ['start', 'action', 'decision', 'drug', 'shock', 'outcome'] as const;
export type StepType = (typeof stepTypes)[number];

/** One step of an algorithm. The steps hold all that the chart shows, for a list and for a guided walk. */
export const algorithmStep = z.object({
  id: z.string(),
  type: z.enum(stepTypes),
  heading: z.string(),
  details: z.array(z.string()),
  /** Where to go next; several after a decision, each with its label; none where the algorithm ends. */
  next: z.array(z.object({ to: z.string(), label: z.string().nullable() })),
});
export type AlgorithmStep = z.infer<typeof algorithmStep>;

export const algorithm = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    source: z.enum(['RCSA', 'Namibia_STDG']).nullable(),
    medical_references: z.array(z.string()).optional(),
    medicalReferences: z.array(z.string()).optional(),
    image: z.string().nullable(),
    /** The drawing, as SVG that takes its colours from custom properties of the page. */
    chart: z.object({ svg: z.string(), width: z.number(), height: z.number() }).optional(),
    /** In reading order; the first one is where to start. */
    steps: z.array(algorithmStep).optional(),
    /** What a reader must know about where the facts come from. */
    sourceNotes: z.array(z.string()).optional(),
    sources: z.array(source).optional(),
    review: review.optional(),
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
