import { createRemi, type Remi } from '@oryx/remi';
import { queryClient } from '../../api/query-client.ts';
import {
  listAirwayEquipment,
  listAlgorithms,
  listDefibrillation,
  listMedications,
  listVitalSigns,
} from '../../api/reference-calls.ts';
import { getRemiKnowledge } from '../../api/remi-calls.ts';
import { keptSearchData } from '../../search/search-data.ts';

/** The built-in responder over what this device has kept, as the server has it. Rejects where something is missing. */
export function remiOnDevice(): Promise<Remi> {
  return queryClient.ensureQueryData({ queryKey: ['remi-on-device'], queryFn: makeRemi });
}

async function makeRemi(): Promise<Remi> {
  // Without a connection the service worker answers these from the device.
  const [medications, algorithms, vitalSigns, equipment, defibrillation, knowledge] = await Promise.all([
    listMedications(),
    listAlgorithms(),
    listVitalSigns(),
    listAirwayEquipment(),
    listDefibrillation(),
    getRemiKnowledge(),
  ]);
  const search = keptSearchData();
  return createRemi({ medications, algorithms, vitalSigns, equipment, defibrillation, knowledge, search });
}
