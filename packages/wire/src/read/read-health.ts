import { asText, fieldAt, firstAt } from './json-field.ts';

export interface BackendHealth {
  /** Empty when the server does not tell. */
  version: string;
  /** For example `connected`; empty when the server does not tell. */
  database: string;
  /** For example `running`; empty when the server does not tell. */
  scheduler: string;
}

/**
 * Which version answers, and how its parts are, wherever an answer has put them; null when it is none of a health
 * check.
 */
export function readHealth(answer: unknown): BackendHealth | null {
  const text = (...paths: string[]) => firstAt(answer, paths, asText) ?? '';
  const told = {
    version: text('version.version', 'version'),
    database: text('services.database', 'database'),
    scheduler: text('services.scheduler', 'scheduler'),
  };
  const isHealth =
    Object.values(told).some(Boolean) || text('status') || fieldAt(answer, 'version');
  return isHealth ? told : null;
}
