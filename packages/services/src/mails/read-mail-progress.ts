import type { ScanRow } from '@curbcut/db';
import type { MailProgress } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { isFinal } from '../results/index.ts';
import { findScanRecipient } from './find-scan-recipient.ts';
import { mayBeMailed } from './may-be-mailed.ts';

/**
 * What may be said of a scan's mail. Of one to anybody but the scan's confirmed owner always the same, so that nobody
 * learns who has refused mails or has had enough of them.
 */
export async function readMailProgress(ctx: ServiceContext, scan: ScanRow): Promise<MailProgress> {
  if (ctx.config.mailKind !== 'smtp') return 'none';
  const recipient = await findScanRecipient(ctx.db, scan);
  if (recipient === null) return 'none';
  if (!recipient.isOwner) return 'unsaid';
  if (isFinal(scan)) return readSent(ctx, scan.id);
  return (await mayBeMailed(ctx.db, scan, recipient)) ? 'due' : 'none';
}

async function readSent({ db }: ServiceContext, scanId: string): Promise<MailProgress> {
  const mail = await db
    .selectFrom('mails')
    .select('status')
    .where('scan_id', '=', scanId)
    .where('status', 'in', ['queued', 'sent'])
    .executeTakeFirst();
  if (!mail) return 'none';
  return mail.status === 'sent' ? 'sent' : 'due';
}
