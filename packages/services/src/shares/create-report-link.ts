import { readDatabaseTime, type Transaction } from '@curbcut/db';
import { AppError } from '@curbcut/model/errors';
import { type ReportLinkAnswer } from '@curbcut/wire/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import type { Reader } from '../kernel/context/viewer.ts';
import { newId } from '../kernel/ids/new-id.ts';
import { issueToken } from '../kernel/tokens/issue-token.ts';
import { lockReadableScan } from '../scans/index.ts';

const lifetimeMs = 5 * 60_000;
const maxLinksPerScan = 100;

/**
 * Makes a link to a scan's reports for a window of its own or a download, which can't carry an access token. Throws
 * NOT_FOUND unless the reader may read the scan, RATE_LIMITED at 100 links within five minutes.
 */
export async function createReportLink({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { scanId: string; reader: Reader };
}): Promise<ReportLinkAnswer> {
  const { token, tokenHash } = issueToken();
  const expiresAt = await ctx.db.transaction().execute(async (trx) => {
    const scan = await lockReadableScan(trx, input.scanId, input.reader);
    const now = await readDatabaseTime(trx);
    await limitLinks(trx, scan.id, now);
    const expires = new Date(now.getTime() + lifetimeMs);
    await trx
      .insertInto('shares')
      .values({
        id: newId(),
        scan_id: scan.id,
        purpose: 'report',
        token_hash: tokenHash,
        created_at: now,
        expires_at: expires,
      })
      .execute();
    return expires;
  });
  return {
    success: true,
    url: `/shared/${token}/report?format=html`,
    expires_at: expiresAt.toISOString(),
  };
}

async function limitLinks(trx: Transaction, scanId: string, now: Date): Promise<void> {
  const links = await trx
    .selectFrom('shares')
    .select('expires_at')
    .where('scan_id', '=', scanId)
    .where('purpose', '=', 'report')
    .where('expires_at', '>', now)
    .execute();
  if (links.length < maxLinksPerScan) return;
  throw new AppError('RATE_LIMITED', 'Too many reports were opened. Try again in a few minutes.', {
    retryAfterSeconds: lifetimeMs / 1_000,
  });
}
