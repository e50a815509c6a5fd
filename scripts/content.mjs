import { isNodeNewEnough } from './lib/node-version.mjs';

// Loaded only now, so that an old Node never meets syntax it cannot read.
if (isNodeNewEnough()) import('./lib/commands/content.mjs');
