import { StandardId } from '@curbcut/wire/scan';
import { z } from 'zod';

/** Any text: an id that cannot exist is unknown, not wrong. */
export const ScanIdParams = z.object({ id: z.string().describe('The scan’s id') });

/** Of calls that can ask for a scan by a standard: one that was judged by another is refused, with its own. */
export const StandardQuery = z.object({
  standard: StandardId.optional().describe(
    'The standard that the scan must have been judged by; answers 409 where it was another',
  ),
});

/** Of every answer that holds something of a scan: private by its id, so never kept and never indexed. */
export const scanAnswerHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;
