import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  getRemiKnowledge,
  getSearchData,
  listAirwayEquipment,
  listAlgorithms,
  listDefibrillation,
  listMedications,
  listVitalSigns,
} from '@oryx/contract';
import { shownBlocks } from '@oryx/remi';
import { Window } from 'happy-dom';
import { shippedKnowledge, shippedLists, shippedRemi } from './lib/shipped-remi.mjs';

/**
 * Asks the built file of Remi, which two tools have shortened for the browser, questions of
 * bench/remi/answers-open.json, and compares its answers with those of the compiled sources. It ends with code 1 at a
 * difference. It needs `npm run build`.
 */

/** Which questions are asked: each so many, and all conversations. */
const every = 4;

const lists = await shippedLists();
const answers = new Map([
  [getSearchData.path, lists.search],
  [listMedications.path, lists.medications],
  [listAlgorithms.path, lists.algorithms],
  [listVitalSigns.path, lists.vitalSigns],
  [listAirwayEquipment.path, lists.equipment],
  [listDefibrillation.path, lists.defibrillation],
  [getRemiKnowledge.path, await shippedKnowledge()],
]);

/** Makes the globals of a browser that the files of the app need while they load. */
function pretendBrowser() {
  const window = new Window({ url: 'http://localhost/login' });
  window.document.body.innerHTML = '<div id="root"></div>';
  const reply = async (path) => {
    const answer = answers.get(String(path));
    if (answer === undefined) throw new TypeError('There is no server.');
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  const names = ['document', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'];
  const types = ['HTMLElement', 'Element', 'Node', 'MutationObserver', 'CustomEvent', 'Event'];
  const calls = [
    'addEventListener',
    'removeEventListener',
    'requestAnimationFrame',
    'getComputedStyle',
    'matchMedia',
  ];
  const globals = {
    window,
    fetch: reply,
    ...Object.fromEntries([...names, ...types].map((name) => [name, window[name]])),
    ...Object.fromEntries(calls.map((name) => [name, window[name].bind(window)])),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const dist = new URL('../web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const { file } = Object.values(manifest).find(({ name }) => name === 'remi-on-device');
const sources = await shippedRemi();
pretendBrowser();
// The app around Remi finds no page to draw, which it would tell.
console.error = () => undefined;
const { answerOnDevice } = await import(new URL(file, dist));

const { questions } = JSON.parse(readFileSync(new URL('remi/answers-open.json', import.meta.url), 'utf8'));
const asked = questions.filter(({ turns }, at) => at % every === 0 || turns.length > 1);
let different = 0;
for (const { turns } of asked) {
  let state;
  for (const turn of turns) {
    const context = { profession: 'Nurse', mode: 'consultation', ...(state ? { state } : {}) };
    const { blocks, ...reply } = await sources.answer(turn, context);
    const built = await answerOnDevice(turn, context);
    state = reply.state;
    const plain = (value) => JSON.parse(JSON.stringify(value));
    if (isDeepStrictEqual(plain({ ...reply, blocks: shownBlocks(blocks) }), plain(built))) continue;
    different += 1;
    console.log(
      `${turn}\n  sources: ${reply.response.slice(0, 300)}\n  built: ${built.response.slice(0, 300)}`,
    );
  }
}
console.log(`${asked.length} questions, ${different} answers of the built file differ`);
// The app that was loaded goes on looking for its server.
process.exit(different === 0 && asked.length >= 40 ? 0 : 1);
