import { isEngineError } from '../scan/to-scan-record.ts';
import { fieldAt } from './json-field.ts';

/** An entry that says something about an engine, not about the page. */
export function isEngineTrouble(issue: unknown): boolean {
  const type = fieldAt(issue, 'type');
  return typeof type === 'string' && isEngineError({ type });
}
