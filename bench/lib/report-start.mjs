import childProcess from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Server } from 'node:net';

// Loaded into a server before its own code. Once the server listens, writes to a file when each phase of its start
// began, in ms since the epoch, and its processor time in ms.
const file = process.env.START_FILE;
const now = () => performance.timeOrigin + performance.now();
const at = { node: performance.timeOrigin };

const { spawn } = childProcess;
childProcess.spawn = (program, ...rest) => {
  const child = spawn(program, ...rest);
  if (String(program).endsWith('pg_ctl')) {
    at.postgresTold = now();
    child.once('exit', () => {
      at.postgresRuns = now();
    });
  }
  return child;
};
syncBuiltinESMExports();

const { listen } = Server.prototype;
Server.prototype.listen = function (...args) {
  // The start also takes a free port for PostgreSQL, before it is told to start.
  if (at.postgresRuns && !at.listens) {
    this.once('listening', () => {
      at.listens = now();
      const { user, system } = process.cpuUsage();
      writeFileSync(file, JSON.stringify({ at, cpuMs: (user + system) / 1000, pid: process.pid }));
    });
  }
  return listen.apply(this, args);
};
