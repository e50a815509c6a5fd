import { defibrillation as energy, listDefibrillation } from '@oryx/contract/pediatrics';
import { getRemiKnowledge } from '@oryx/contract/remi';
import { type AskedIn, buildResponder, type Remi, shownBlocks } from '@oryx/remi';
import { betweenSlices, inSlices } from '@oryx/search';
import { rowsOf } from '../api/lenient.ts';
import { queryClient } from '../api/query-client.ts';
import { keptOrFetched } from '../api/reference.ts';
import { algorithms as algorithmList } from '../clinical/algorithms.ts';
import { medications as medicationList } from '../clinical/medications.ts';
import { airwayEquipmentTable, vitalSignsTable } from '../clinical/pediatrics.ts';
import { pause } from '../device/pause.ts';
import { haveSearchData } from '../search/search-data.ts';
import { deviceSearch } from '../search/search-device.ts';
import type { Answer } from './answer.ts';

const readEnergies = rowsOf(energy);

/** Returns the answer to a message, from the content stored on this device. Rejects if something is missing. */
export async function answerOnDevice(message: string, asked: AskedIn): Promise<Answer> {
  const remi = await queryClient.ensureQueryData({ queryKey: ['remi-on-device'], queryFn: makeRemi });
  const { blocks, ...reply } = await remi.answer(message, asked);
  return { ...reply, blocks: blocks && shownBlocks(blocks) };
}

async function makeRemi(): Promise<Pick<Remi, 'answer'>> {
  const [medications, algorithms, vitalSigns, equipment, defibrillation, knowledge] = await Promise.all([
    keptOrFetched(medicationList),
    keptOrFetched(algorithmList),
    keptOrFetched(vitalSignsTable),
    keptOrFetched(airwayEquipmentTable),
    keptOrFetched({ path: listDefibrillation.path, read: (answer) => readEnergies.parse(answer) }),
    // An interaction that was left out could go unmentioned, so all of it has to fit.
    keptOrFetched({
      path: getRemiKnowledge.path,
      read: (answer) => getRemiKnowledge.response.parse(answer),
    }),
    haveSearchData(),
  ]);
  const { data, search } = await deviceSearch();
  const lists = { medications, algorithms, vitalSigns, equipment, defibrillation };
  const building = buildResponder({ ...lists, knowledge, search: data }, search, betweenSlices(pause));
  return inSlices(building, pause);
}
