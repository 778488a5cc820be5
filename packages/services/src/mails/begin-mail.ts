import type { MailRow, ScanMailKind } from '@curbcut/db';
import {
  type AccountMailKind,
  type AccountMailParameters,
  accountMails,
  isAccountMailKind,
} from '@curbcut/email/account-mails';
import type { ScanReport } from '@curbcut/model/scan';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { findScan } from '../results/index.ts';
import { areMailsStopped } from './are-mails-stopped.ts';
import { findScanRecipient } from './find-scan-recipient.ts';
import { hasRefusedMails } from './has-refused-mails.ts';

interface Envelope {
  to: string;
  /** The same for every attempt, so that a mail server can tell a repetition. */
  messageId: string;
  recipientName: string | null;
}

export interface ScanMailToSend extends Envelope {
  about: 'scan';
  kind: ScanMailKind;
  notMeToken: string;
  report: ScanReport;
  /** True when it is somebody's scan: its page is behind the sign-in. */
  isOwned: boolean;
  /** True when it goes to the confirmed email of the scan's owner, who finds a setting for such mails. */
  isToOwner: boolean;
  /** True when a schedule asked for it: its token then also stops the schedule's mails. */
  isScheduled: boolean;
}

export type AccountMailToSend = {
  [Kind in AccountMailKind]: Envelope & {
    about: 'account';
    kind: Kind;
    parameters: AccountMailParameters[Kind];
  };
}[AccountMailKind];

export type MailToSend = ScanMailToSend | AccountMailToSend;

type BegunMail = Pick<
  MailRow,
  'scan_id' | 'user_id' | 'recipient' | 'kind' | 'parameters' | 'message_id' | 'not_me_token'
>;

/**
 * Gives a queued mail to be sent, and counts the attempt. Null when there is nothing to send: it was sent, given up or
 * suppressed, or its scan is gone or has expired. Throws for a kind that this version does not have: the queue brings
 * it again, to a newer worker.
 */
export async function beginMail({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { mailId: string };
}): Promise<MailToSend | null> {
  const mail = await ctx.db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', input.mailId)
    .where('status', '=', 'queued')
    .returning([
      'scan_id',
      'user_id',
      'recipient',
      'kind',
      'parameters',
      'message_id',
      'not_me_token',
    ])
    .executeTakeFirst();
  if (!mail) return null;
  if (isAccountMailKind(mail.kind)) return accountMail(ctx, mail, mail.kind);
  if (mail.kind !== 'scan-completed' && mail.kind !== 'scan-failed') {
    throw new Error(`This version has no mail of the kind ${mail.kind}`);
  }
  if (mail.scan_id === null) return null;
  const toSend = await scanMail(ctx, mail, mail.scan_id, mail.kind);
  if (toSend !== 'refused') return toSend;
  await ctx.db
    .updateTable('mails')
    .set({ status: 'suppressed' })
    .where('id', '=', input.mailId)
    .execute();
  return null;
}

async function scanMail(
  ctx: ServiceContext,
  mail: BegunMail,
  scanId: string,
  kind: ScanMailKind,
): Promise<ScanMailToSend | 'refused' | null> {
  if (await hasRefusedMails(ctx.db, mail.recipient)) return 'refused';
  const found = await findScan(ctx.db, scanId);
  if (!found) return null;
  const { scan, report } = found;
  const recipient = await findScanRecipient(ctx.db, scan);
  if (recipient === null) return 'refused';
  if (await areMailsStopped(ctx.db, scan.schedule_id, mail.recipient)) return 'refused';
  return {
    about: 'scan',
    kind,
    to: mail.recipient,
    messageId: mail.message_id,
    notMeToken: mail.not_me_token,
    recipientName: scan.requester_name ?? (await ownerName(ctx, scan.user_id, mail.recipient)),
    report,
    isOwned: scan.user_id !== null,
    isToOwner: recipient.isOwner && toEmailKey(recipient.email) === toEmailKey(mail.recipient),
    isScheduled: scan.schedule_id !== null,
  };
}

async function accountMail<Kind extends AccountMailKind>(
  ctx: ServiceContext,
  mail: BegunMail,
  kind: Kind,
): Promise<AccountMailToSend> {
  const envelope: Envelope & { about: 'account' } = {
    about: 'account',
    to: mail.recipient,
    messageId: mail.message_id,
    recipientName: await ownerName(ctx, mail.user_id, mail.recipient),
  };
  const parameters = accountMails[kind].parameters.parse(mail.parameters ?? {});
  // Kind and parameters belong together, which the compiler cannot follow through the table.
  return { ...envelope, kind, parameters } as AccountMailToSend;
}

/** The account's name when the mail goes to the account's own email; somebody else is not called by it. */
async function ownerName(
  ctx: ServiceContext,
  userId: string | null,
  recipient: string,
): Promise<string | null> {
  if (userId === null) return null;
  const owner = await ctx.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return owner && toEmailKey(owner.email) === toEmailKey(recipient) ? owner.name : null;
}
