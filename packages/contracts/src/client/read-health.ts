import { asText, fieldAt } from './json-field.ts';

export interface BackendHealth {
  /** Empty when the server does not tell. */
  version: string;
  /** For example `connected`. */
  database: string;
}

/** Which version answers, and how its database is; null when the answer is none of a health check. */
export function readHealth(answer: unknown): BackendHealth | null {
  const database = asText(fieldAt(answer, 'services.database'));
  if (asText(fieldAt(answer, 'status')) === null || database === null) return null;
  return { version: asText(fieldAt(answer, 'version.version')) ?? '', database };
}
