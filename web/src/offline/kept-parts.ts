import { listAlgorithms } from '@oryx/contract/algorithms';
import {
  learningAnalytics,
  listLearningModules,
  listLearningPaths,
  listRecommendations,
} from '@oryx/contract/learning';
import { listMedications } from '@oryx/contract/medications';
import { listAirwayEquipment, listDefibrillation, listVitalSigns } from '@oryx/contract/pediatrics';
import { getRemiKnowledge } from '@oryx/contract/remi';

const paedCal = [listVitalSigns, listAirwayEquipment, listDefibrillation];

/** The lists that are the same for every user. */
export const clinicalLists = [listMedications, listAlgorithms, ...paedCal];

/** What the learning screen shows. */
export const learningLists = [listLearningPaths, listLearningModules, listRecommendations, learningAnalytics];

/** What has to be on the device for a screen, by the name of the screen. */
export const keptParts: Readonly<Record<string, readonly { readonly path: string }[]>> = {
  medications: [listMedications],
  algorithms: [listAlgorithms],
  'Paed-Cal': paedCal,
  'learning paths': learningLists,
  // Remi also needs the search data.
  Remi: [...clinicalLists, getRemiKnowledge],
};

/** The addresses of everything that is kept beside the app. */
export const keptAddresses: readonly string[] = [
  ...new Set(Object.values(keptParts).flatMap((lists) => lists.map(({ path }) => path))),
];
