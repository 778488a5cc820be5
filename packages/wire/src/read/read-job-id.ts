import { asNumber, asText, firstAt } from './json-field.ts';

/** The names that a scan's or schedule's id has had, in the order in which they are believed. */
export const idNames = ['job_id', 'scan_id', '_id', 'id'] as const;

/** The id of a scan or schedule; null when the answer has none. */
export function readJobId(value: unknown): string | null {
  return firstAt(value, idNames, (found) => asText(found) ?? asNumber(found)?.toString() ?? null);
}
