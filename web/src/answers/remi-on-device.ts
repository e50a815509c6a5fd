import { defibrillation as energy, listDefibrillation } from '@oryx/contract/pediatrics';
import { getRemiKnowledge, type RemiKnowledge } from '@oryx/contract/remi';
import { type AskedIn, type Block, buildResponder, type Remi, shownBlocks } from '@oryx/remi';
import { betweenSlices, inSlices, type Search } from '@oryx/search';
import { fetchKept } from '../api/kept.ts';
import { rowsOf } from '../api/lenient.ts';
import { queryClient } from '../api/query-client.ts';
import { onRecovery } from '../api/recovery.ts';
import { keptOrFetched } from '../api/reference.ts';
import { algorithms as algorithmList } from '../clinical/algorithms.ts';
import { medications as medicationList } from '../clinical/medications.ts';
import { airwayEquipmentTable, vitalSignsTable } from '../clinical/pediatrics.ts';
import { pause } from '../device/pause.ts';
import { haveSearchData, keptSearchData } from '../search/search-data.ts';
import type { Answer } from './answer.ts';
import { isOlder, olderNote, readKnowledge } from './kept-knowledge.ts';

const readEnergies = rowsOf(energy);
const queryKey = ['remi-on-device'];

type Responder = Pick<Remi, 'answer'>;

/** Returns the answer to a message, from the content stored on this device. Rejects if something is missing. */
export async function answerOnDevice(message: string, asked: AskedIn): Promise<Answer> {
  const remi = await queryClient.ensureQueryData({ queryKey, queryFn: makeRemi });
  const { blocks, ...reply } = await remi.answer(message, asked);
  return { ...reply, blocks: blocks && shownBlocks(blocks) };
}

async function makeRemi(): Promise<Responder> {
  const [medications, algorithms, vitalSigns, equipment, defibrillation, knowledge] = await Promise.all([
    keptOrFetched(medicationList),
    keptOrFetched(algorithmList),
    keptOrFetched(vitalSignsTable),
    keptOrFetched(airwayEquipmentTable),
    keptOrFetched({ path: listDefibrillation.path, read: (answer) => readEnergies.parse(answer) }),
    currentKnowledge(),
    haveSearchData(),
  ]);
  const lists = { medications, algorithms, vitalSigns, equipment, defibrillation };
  const sources = { ...lists, knowledge, search: keptSearchData() };
  const building = buildResponder(sources, lookUp, betweenSlices(pause));
  const remi = await inSlices(building, pause);
  return isOlder(knowledge) ? noted(remi) : remi;
}

/** Returns the search on this device. Its code and its index are loaded for the first question that needs them. */
async function lookUp(): Promise<Search> {
  const { deviceSearch } = await import('../search/search-device.ts');
  return deviceSearch();
}

const knowledgeSource = { path: getRemiKnowledge.path, read: readKnowledge };

/** Returns what this device keeps of Remi's knowledge, or what the server has if that is too old for the app. */
export async function currentKnowledge(): Promise<RemiKnowledge> {
  const kept = await keptOrFetched(knowledgeSource);
  if (!isOlder(kept)) return kept;
  return fetchKept(knowledgeSource.path).then(
    (text) => readKnowledge(JSON.parse(text)),
    () => kept,
  );
}

/** Returns Remi with a note above each answer. She is built again when the server can be reached. */
function noted({ answer }: Responder): Responder {
  const stop = onRecovery(() => {
    stop();
    queryClient.removeQueries({ queryKey });
  });
  return {
    async answer(message, asked) {
      const { response, blocks, ...reply } = await answer(message, asked);
      const note: Block = { kind: 'frame', text: olderNote, slot: 'danger' };
      return { ...reply, response: `${olderNote}\n\n${response}`, blocks: [note, ...blocks] };
    },
  };
}
