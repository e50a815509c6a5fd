import { readFileSync } from 'node:fs';
import { measureRemi } from './lib/remi.mjs';
import { record } from './lib/report.mjs';

// Measures Remi alone and keeps the other measurements.
const before = JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8'));
record({ ...before, remi: await measureRemi() });
