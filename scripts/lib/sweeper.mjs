import { once } from 'node:events';
import { sweep } from './sweep.mjs';

// The run holds the other end of stdin, which closes when the run ends or is killed.
process.stdin.resume();
await once(process.stdin, 'close');
await sweep(process.argv[2]);
