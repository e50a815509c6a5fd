import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './dependencies.ts';

/** Content type of metrics. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** One answered request. */
export interface Answered {
  readonly method: string;
  /** The declared path, never the requested one, which may hold what a user typed. */
  readonly route: string;
  readonly status: number;
  /** Time from the headers of the request to those of the response. */
  readonly ms: number;
}

/** Describes a gauge or counter that is read when somebody asks for it. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  /** How the values of several processes become one. The default is their sum. */
  readonly aggregator?: 'sum' | 'max' | 'min' | 'first';
}

/** A value, or values by one label or several. */
export type Values = number | readonly { readonly labels: Readonly<Record<string, string>>; value: number }[];

/** Upper limits in seconds. A list that is in memory takes less than the first, a password hash about 0.1. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Metrics of one process, in the text format of Prometheus. No label holds user input, and each has few values.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram;
  readonly #logLines: Counter;

  constructor() {
    const registers = [this.registry];
    this.#requests = new Histogram({
      name: 'oryx_http_request_duration_seconds',
      help: 'Time from the headers of a request to those of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: durations,
      registers,
    });
    this.#logLines = new Counter({
      name: 'oryx_log_lines_total',
      help: 'Warnings and errors in the log, by their fixed message.',
      labelNames: ['level', 'message'],
      registers,
    });
  }

  /** Counts a request. */
  answered({ method, route, status, ms }: Answered): void {
    const labels = {
      // A caller may send any of the many methods that Node reads.
      method: methods.has(method) ? method : 'other',
      route,
      status: `${Math.floor(status / 100)}xx`,
    };
    this.#requests.observe(labels, ms / 1000);
  }

  /** Returns a log whose warnings and errors are counted. */
  counting(log: Log): Log {
    const count = (level: 'warn' | 'error', fields: Parameters<Log['warn']>[0], message: string) => {
      this.#logLines.inc({ level, message });
      log[level](fields, message);
    };
    return {
      info: (fields, message) => log.info(fields, message),
      warn: (fields, message) => count('warn', fields, message),
      error: (fields, message) => count('error', fields, message),
    };
  }

  /** Adds a value that goes up and down. Nothing is shown for it while `read` returns undefined. */
  gauge(
    { aggregator = 'sum', ...reading }: Reading,
    labelNames: readonly string[],
    read: () => Values | undefined | Promise<Values | undefined>,
  ): void {
    new Gauge({
      ...reading,
      aggregator,
      labelNames: [...labelNames],
      registers: [this.registry],
      async collect() {
        const values = await read();
        this.reset();
        if (values === undefined) this.remove();
        else for (const { labels, value } of listOf(values)) this.set(labels, value);
      },
    });
  }

  /** Adds a count that `read` returns since the start of the process. */
  counter(reading: Reading, labelNames: readonly string[], read: () => Values): void {
    new Counter({
      ...reading,
      labelNames: [...labelNames],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const { labels, value } of listOf(read())) this.inc(labels, value);
      },
    });
  }

  /** Adds what Node tells of its process: processor, memory, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Returns all metrics as text. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

function listOf(values: Values) {
  return typeof values === 'number' ? [{ labels: {}, value: values }] : values;
}
