import type { Db, ScanRow } from '@curbcut/db';
import type { PlanType } from '@curbcut/model/plans';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';

export interface ScanRecipient {
  email: string;
  /** It is the confirmed email of whoever owns the scan: nobody else can be mailed by it. */
  isOwner: boolean;
  /** The owner's plan; null: a visitor's scan. */
  plan: PlanType | null;
  /** The scan comes from a schedule whose account is not confirmed: nobody may be mailed then. */
  isUnconfirmed: boolean;
}

export type MailedScan = Pick<ScanRow, 'user_id' | 'parent_id' | 'schedule_id' | 'requester_email'>;

/**
 * Who is mailed when a scan ends: whom its requester named, else its owner, if the email is confirmed and they
 * want it. Null: nobody. The pages of a site are mailed about with their site.
 */
export async function findScanRecipient(db: Db, scan: MailedScan): Promise<ScanRecipient | null> {
  if (scan.parent_id !== null) return null;
  const owner = scan.user_id === null ? undefined : await readOwner(db, scan.user_id);
  const confirmedEmail = owner?.email_verified_at ? owner.email : null;
  const wanted = owner?.email_results ? confirmedEmail : null;
  const email = scan.requester_email ?? wanted;
  if (email === null) return null;
  return {
    email,
    isOwner: confirmedEmail !== null && toEmailKey(email) === toEmailKey(confirmedEmail),
    plan: owner?.plan ?? null,
    isUnconfirmed: scan.schedule_id !== null && confirmedEmail === null,
  };
}

async function readOwner(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'email_results', 'plan'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
