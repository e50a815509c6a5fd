import * as z from 'zod/mini';
import { handoverName, handoverResults, partTexts } from '../../clinical/handover/sheet.ts';
import { patientFacts } from '../../clinical/patient/patient-in-hand.ts';

/** What one phone hands to another: the sheet as it is shown, and the patient in hand, if there was one. */
export const sentSheet = z.object({
  name: handoverName,
  parts: partTexts,
  results: handoverResults,
  patient: z.nullable(patientFacts),
  /** When it was handed over, in ms since 1970 on the clock of the other phone. */
  at: z.number().check(z.nonnegative(), z.lte(8.64e15)),
});
export type SentSheet = Readonly<z.infer<typeof sentSheet>>;
