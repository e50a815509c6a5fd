import { defibrillation as energy, listDefibrillation } from '@oryx/contract/pediatrics';
import { getRemiKnowledge } from '@oryx/contract/remi';
import { buildRemi, type Remi } from '@oryx/remi';
import { inSlices } from '@oryx/search';
import { call } from '../../api/call.ts';
import { rowsOf } from '../../api/lenient.ts';
import { queryClient } from '../../api/query-client.ts';
import { fetchAlgorithms } from '../../clinical/algorithms.ts';
import { fetchMedications } from '../../clinical/medications.ts';
import { fetchAirwayEquipment, fetchVitalSigns } from '../../clinical/pediatrics.ts';
import { deviceSearch } from '../../search/search-device.ts';

/** Returns the built-in responder over the content stored on this device. Rejects if something is missing. */
export function remiOnDevice(): Promise<Remi> {
  return queryClient.ensureQueryData({ queryKey: ['remi-on-device'], queryFn: makeRemi });
}

async function makeRemi(): Promise<Remi> {
  // Offline, the service worker answers these from its cache.
  const [medications, algorithms, vitalSigns, equipment, defibrillation, knowledge] = await Promise.all([
    fetchMedications(),
    fetchAlgorithms(),
    fetchVitalSigns(),
    fetchAirwayEquipment(),
    call(listDefibrillation, {}, rowsOf(energy)),
    // An interaction that was left out could go unmentioned, so all of it has to fit.
    call(getRemiKnowledge, {}),
  ]);
  const { data, search } = deviceSearch();
  const lists = { medications, algorithms, vitalSigns, equipment, defibrillation };
  const pause = () => new Promise((done) => setTimeout(done));
  return inSlices(buildRemi({ ...lists, knowledge, search: data }, search, pause), pause);
}
