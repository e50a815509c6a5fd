import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Metrics } from './metrics.ts';

const question = 'oryx:metrics?';
const answer = 'oryx:metrics';

interface Answer {
  readonly type: typeof answer;
  /** Missing if a worker did not tell its metrics in time. */
  readonly text?: string;
}

/**
 * Makes the primary process of a cluster add up the metrics of all workers when one of them asks, because
 * whoever asks for `/metrics` gets a connection to any of them.
 */
export function addUpMetrics(): void {
  const workers = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (message !== question) return;
    const text = await workers.clusterMetrics().catch(() => undefined);
    const told: Answer = text === undefined ? { type: answer } : { type: answer, text };
    // The worker may have ended meanwhile.
    if (worker.isConnected()) worker.send(told, () => undefined);
  });
}

/**
 * Returns a function for the metrics as text: those of this process, or in a worker those of all workers. It
 * returns undefined if they cannot be had.
 */
export function metricsText(metrics: Metrics): () => Promise<string | undefined> {
  if (!cluster.isWorker) return () => metrics.text();
  AggregatorRegistry.setRegistries(metrics.registry);
  // It makes this process tell its metrics to the primary one.
  new AggregatorRegistry();
  return () =>
    new Promise((done) => {
      const onMessage = (message: unknown) => {
        if (!isAnswer(message)) return;
        process.off('message', onMessage);
        done(message.text);
      };
      process.on('message', onMessage);
      process.send?.(question, undefined, undefined, (error) => {
        if (error) done(undefined);
      });
    });
}

function isAnswer(message: unknown): message is Answer {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === answer;
}
