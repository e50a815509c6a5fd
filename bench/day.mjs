import { parseArgs } from 'node:util';
import { measureDay } from './lib/day/measure.mjs';
import { soak } from './lib/day/soak.mjs';
import { recordDay } from './lib/report.mjs';

const { values } = parseArgs({
  options: {
    // A smoke test of seconds. Writes nothing.
    quick: { type: 'boolean', default: false },
    // Numbers of server processes to compare.
    processes: { type: 'string' },
    // Minutes of the soak. The measurements of the day are left out then.
    soak: { type: 'string' },
    // Calls a second in the soak.
    rate: { type: 'string', default: '100' },
    // Writes the tables again, with other assumptions, from what was measured last.
    tables: { type: 'boolean', default: false },
  },
});

const options = { isQuick: values.quick, processes: values.processes?.split(',').map(Number) };
const results = await measure();
if (values.quick) console.log(JSON.stringify(results, null, 2));
else recordDay(results);

async function measure() {
  if (values.tables) return {};
  if (!values.soak) return { day: await measureDay(options) };
  return { soak: await soak({ ...options, minutes: Number(values.soak), perSecond: Number(values.rate) }) };
}
