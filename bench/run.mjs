import { cpus } from 'node:os';
import { measureFirstScreen } from './lib/first-screen.mjs';
import { measureReferenceList } from './lib/reference-list.mjs';
import { measureRemi } from './lib/remi.mjs';
import { record } from './lib/report.mjs';
import { measureSearch } from './lib/search.mjs';

const results = {
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cores: cpus().length,
  firstScreen: await measureFirstScreen(),
  referenceList: await measureReferenceList(),
  search: await measureSearch(),
  remi: await measureRemi(),
};
record(results);
