import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const autocannon = fileURLToPath(new URL('../../node_modules/autocannon/autocannon.js', import.meta.url));

/** Loads a URL from a separate process and returns the mean number of requests per second. */
export async function load(url, { headers, seconds, connections }) {
  const asked = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [autocannon, '--json', '-d', String(seconds), '-c', String(connections), ...asked, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const result = JSON.parse(stdout);
  const wrong = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (wrong > 0) throw new Error(`${wrong} requests to ${url} failed; the measurement says nothing.`);
  return result.requests.mean;
}
