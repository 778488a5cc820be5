import { toWireRecord } from './to-wire-record.ts';
import { limits } from '@curbcut/model/limits';
import type { ScanReport } from '@curbcut/model/scan';
import { z } from 'zod';
import { ScanRecord } from './scan-record.ts';

/** `POST /scan/{id}/share`. */
export const ShareRequest = z
  .object({ days: z.union(limits.shareDays.map((days) => z.literal(days))).default(30) })
  .default({ days: 30 });
/** The address is shown this once: only its hash is stored. */
export const ShareAnswer = z.object({
  success: z.literal(true),
  url: z.string(),
  share_id: z.string(),
  expires_at: z.string(),
});
export type ShareAnswer = z.infer<typeof ShareAnswer>;

/** `GET /scan/{id}/shares`: links that still work. */
export const SharesAnswer = z.object({
  shares: z.array(
    z.object({
      share_id: z.string(),
      created_at: z.string(),
      expires_at: z.string(),
      /** How often it was opened. */
      views: z.int().nonnegative(),
    }),
  ),
});
export type SharesAnswer = z.infer<typeof SharesAnswer>;

/** `GET /shared/{token}`: the record, its pictures and reports below the same address. */
export const SharedScanAnswer = z.object({ scan: ScanRecord, expires_at: z.string() });
export type SharedScanAnswer = z.infer<typeof SharedScanAnswer>;

export function toSharedAnswer(shared: { report: ScanReport; expiresAt: Date }): SharedScanAnswer {
  return { scan: toWireRecord(shared.report), expires_at: shared.expiresAt.toISOString() };
}

/** `POST /scan/{id}/report-link`: opens or downloads the scan's reports for five minutes, without a token in a header. */
export const ReportLinkAnswer = z.object({
  success: z.literal(true),
  /** A path of the API; `?format=` chooses the report, HTML without it. */
  url: z.string(),
  expires_at: z.string(),
});
export type ReportLinkAnswer = z.infer<typeof ReportLinkAnswer>;
