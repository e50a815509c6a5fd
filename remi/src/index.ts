/** The public API of Remi. It is pure, so that it runs on the server and, offline, in the browser. */
export { shownBlocks } from './answer/shown-blocks.ts';
export { buildRemi, buildResponder, createRemi } from './create-remi.ts';
export { deniable, links, type ModelBrief, type ModelReading, modelMeasures } from './model/protocol.ts';
export { readPatient } from './read/patient.ts';
export type { AskedIn, Assisted, Block, ChatMode, Remi, RemiReply, RemiSources } from './remi.ts';
export { buildDrugCheck, type DrugCheck } from './tools/interactions/drug-check.ts';
