import { isNodeNewEnough } from './lib/node-version.mjs';

// The command is loaded only now, because an old Node cannot parse it.
if (isNodeNewEnough()) import('./lib/commands/admin.mjs');
