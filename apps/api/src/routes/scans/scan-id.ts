import { z } from 'zod';

/** Any text: an id that cannot exist is unknown, not wrong. */
export const ScanIdParams = z.object({ id: z.string().describe('The scan’s id') });

/** Of every answer that holds something of a scan: private by its id, so never kept and never indexed. */
export const scanAnswerHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;
