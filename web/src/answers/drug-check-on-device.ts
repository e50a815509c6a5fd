import { buildDrugCheck, type DrugCheck } from '@oryx/remi';
import { inSlices } from '@oryx/search';
import { queryClient } from '../api/query-client.ts';
import { keptOrFetched } from '../api/reference.ts';
import { medications as medicationList } from '../clinical/medications.ts';
import { pause } from '../device/pause.ts';
import { haveSearchData, keptSearchData } from '../search/search-data.ts';
// Remi's own file has most of the code, so that there is no third one for what the two share.
import { currentKnowledge } from './remi-on-device.ts';

/** Returns the check of drugs over the content stored on this device. Rejects if something is missing. */
export const drugCheckOnDevice = (): Promise<DrugCheck> =>
  queryClient.ensureQueryData({ queryKey: ['drug-check-on-device'], queryFn: makeCheck });

async function makeCheck(): Promise<DrugCheck> {
  const [medications, knowledge] = await Promise.all([
    keptOrFetched(medicationList),
    currentKnowledge(),
    haveSearchData(),
  ]);
  return inSlices(buildDrugCheck({ medications, knowledge, search: keptSearchData() }), pause);
}
