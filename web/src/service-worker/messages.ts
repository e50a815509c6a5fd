/**
 * What a page asks of a service worker:
 *
 * - `keep`: fetch what is missing of the app, and remove what no page needs.
 * - `count`: say through the port of the message how much of the app is kept.
 * - `activate`: take over from the version before.
 */
export type WorkerRequest = 'keep' | 'count' | 'activate';
