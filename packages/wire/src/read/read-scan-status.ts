import type { ScanStatus } from '@curbcut/model/scan';
import { asText, fieldAt } from './json-field.ts';
import { readScore } from './read-score.ts';

const words: Readonly<Record<string, ScanStatus>> = {
  queued: 'queued',
  pending: 'queued',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
};

/** How a listed scan stands; where the answer does not say, what it holds tells. */
export function readStatus(scan: unknown): ScanStatus {
  const word = words[asText(fieldAt(scan, 'status'))?.toLowerCase() ?? ''];
  if (word) return word;
  if (readScore(scan) !== null) return 'completed';
  return asText(fieldAt(scan, 'error')) === null ? 'queued' : 'failed';
}
