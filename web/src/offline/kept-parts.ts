import {
  getRemiKnowledge,
  learningAnalytics,
  listAirwayEquipment,
  listAlgorithms,
  listDefibrillation,
  listLearningModules,
  listLearningPaths,
  listMedications,
  listRecommendations,
  listVitalSigns,
} from '@oryx/contract/kept-routes';

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
