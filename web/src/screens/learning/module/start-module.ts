import { type LearningModule, listLearningModules, pathModules, startModule } from '@oryx/contract/learning';
import { ApiError } from '../../../api/api-error.ts';
import { call, send } from '../../../api/call.ts';
import { rowsOf } from '../../../api/lenient.ts';
import { keepUnsentStart } from '../../../api/unsent-starts.ts';
import { timeZone } from './submit-answers.ts';

/** A module of a path, by ids. */
export interface ModulePlace {
  readonly pathId: string;
  readonly moduleId: string;
}

/**
 * Starts a module on the server and returns it; undefined if the answer holds none. If the server is not reached,
 * the module that is kept on the device is returned, and the server hears of its start later. Rejects with the
 * error of the server, or if the device has no such module.
 */
export async function startOrOpen(userId: string, place: ModulePlace): Promise<LearningModule | undefined> {
  try {
    const answer = await send(startModule, { request: place, headers: { 'time-zone': timeZone() } });
    // A start without a module in its response is valid but opens nothing.
    return startModule.response.safeParse(answer).data?.module;
  } catch (error) {
    const module = isRefusal(error) ? undefined : await keptModule(place);
    if (module === undefined) throw error;
    keepUnsentStart({ userId, ...place, timeZone: timeZone() });
    return module;
  }
}

/** Returns whether the server itself has refused, and not something before it or a fault of its own. */
const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

async function keptModule({ pathId, moduleId }: ModulePlace): Promise<LearningModule | undefined> {
  const paths = await call(listLearningModules, {}, rowsOf(pathModules)).catch(() => []);
  return paths.find((path) => path.pathId === pathId)?.modules.find(({ id }) => id === moduleId);
}
