import { readHealth } from '@curbcut/wire/read';

/** Null: the server does not tell, and then nothing is said of it. */
export interface BackendInfo {
  version: string | null;
  environment: string | null;
  database: string | null;
  /** Whether it runs, for example `connected`. */
  taskQueue: string | null;
  /** What it is made with, for example `pg-boss`. */
  queueKind: string | null;
  scheduler: string | null;
  schedulerJobs: number | null;
  /** ISO 8601. */
  buildDate: string | null;
}

/** What `GET /health` tells of the backend, with the places where older ones have put it; null for another answer. */
export function readBackendInfo(answer: unknown): BackendInfo | null {
  const health = readHealth(answer);
  if (!health) return null;
  const version = partOf(answer, 'version');
  const system = partOf(answer, 'system');
  const services = partOf(answer, 'services');
  const jobs = valueOf(system, 'scheduler_jobs');
  return {
    version: health.version || null,
    environment: textOf(version, 'environment') ?? textOf(system, 'flask_env'),
    database: health.database || null,
    taskQueue: textOf(services, 'task_queue') ?? textOf(version, 'task_queue'),
    queueKind: textOf(version, 'task_queue'),
    scheduler: health.scheduler || null,
    schedulerJobs: typeof jobs === 'number' ? jobs : null,
    buildDate: dateOf(version, 'build_date'),
  };
}

function dateOf(value: unknown, name: string): string | null {
  const text = textOf(value, name);
  return text === null || Number.isNaN(Date.parse(text)) ? null : text;
}

function valueOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function partOf(value: unknown, name: string): unknown {
  return valueOf(value, name);
}

function textOf(value: unknown, name: string): string | null {
  const text = valueOf(value, name);
  return typeof text === 'string' && text !== '' && text !== 'unknown' ? text : null;
}

export type Compatibility = 'compatible' | 'incompatible' | 'unknown';

/** Page and server fit together when the first number of their versions is the same; below 1, the first two. */
export function compatibilityOf(frontend: string, backend: string): Compatibility {
  const page = generationOf(frontend);
  const server = generationOf(backend);
  if (page === null || server === null) return 'unknown';
  return page === server ? 'compatible' : 'incompatible';
}

function generationOf(version: string): string | null {
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined || minor === undefined) return null;
  return major === '0' ? `0.${minor}` : major;
}

/** A queue of another kind than ours may wait for its Redis. */
export function taskQueueSentence({ taskQueue, queueKind }: BackendInfo): string {
  if (taskQueue === 'connected' || queueKind === 'redis-rq') return 'The task queue is enabled.';
  return queueKind === 'pg-boss'
    ? 'The task queue is not connected.'
    : 'The task queue is pending Redis setup.';
}
