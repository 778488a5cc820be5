import type { Detection } from '@curbcut/model/scan';

/** The engine that the API's format has fields for; docs/wire-format.md says what else is given. */
export const givenEngine = { id: 'lighthouse', name: 'Lighthouse' } as const;

/** Types of the list entries that stand for an engine that could not finish. */
export const engineErrorTypes = { given: 'lighthouse_error', other: 'selenium_error' } as const;

export function isByGivenEngine(detectedBy: readonly Detection[]): boolean {
  return detectedBy.some(({ engine }) => engine === givenEngine.id);
}

/** True for the entries that stand for an engine that could not finish and not for a problem of the page. */
export function isEngineError({ type }: { type: string }): boolean {
  return type === engineErrorTypes.given || type === engineErrorTypes.other;
}
