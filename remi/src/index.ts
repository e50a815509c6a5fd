/** The public API of Remi. It is pure, so that it runs on the server and, offline, in the browser. */
export { buildRemi, createRemi } from './create-remi.ts';
export { readPatient } from './read/patient.ts';
export type { Block, ChatMode, Overdose, Passage, Remi, RemiAnswer, RemiSources } from './remi.ts';
