/** The public face of Remi: pure, so that it answers on the server and, without a connection, in the browser. */
export { createRemi } from './create-remi.ts';
export type { Block, ChatMode, Passage, Remi, RemiAnswer, RemiSources } from './remi.ts';
