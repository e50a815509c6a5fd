/*
 * The calls whose answers the browser keeps for use without a connection. They stand apart from their shapes, because
 * whoever keeps an answer or asks whether it is there reads nothing of it, and making the schemas takes a slow phone long.
 */

export const listMedications = { method: 'GET', path: '/api/medications' } as const;
export const listAlgorithms = { method: 'GET', path: '/api/algorithms' } as const;
export const listVitalSigns = { method: 'GET', path: '/api/pediatrics/vital-signs' } as const;
export const listAirwayEquipment = { method: 'GET', path: '/api/pediatrics/equipment' } as const;
export const listDefibrillation = { method: 'GET', path: '/api/pediatrics/defibrillation' } as const;
export const getRemiKnowledge = { method: 'GET', path: '/api/ai/knowledge' } as const;
export const listLearningPaths = { method: 'GET', path: '/api/learning/paths' } as const;
export const listLearningModules = { method: 'GET', path: '/api/learning/modules' } as const;
export const listRecommendations = { method: 'GET', path: '/api/learning/recommendations' } as const;
export const learningAnalytics = { method: 'GET', path: '/api/learning/analytics' } as const;
