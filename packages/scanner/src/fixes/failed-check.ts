/** A failing check of axe and what it has measured. */
export interface FailedCheck {
  id: string;
  data: unknown;
}

/** Reads the list of checks that came out of the page; whatever has another shape is left out. */
export function readFailedChecks(data: unknown): FailedCheck[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['id'] !== 'string') return [];
    return [{ id: entry['id'], data: entry['data'] }];
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
