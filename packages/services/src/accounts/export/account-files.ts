import type { Db } from '@curbcut/db';
import { sql } from 'kysely';
import type { ServiceContext } from '../../kernel/context/service-context.ts';
import type { Viewer } from '../../kernel/context/viewer.ts';
import { getProfile } from '../get-profile.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import type { ZipEntry } from './zip-archive.ts';

const readMe = `This archive holds everything that is kept about your account.

account.json        your name, address and plan
sessions.json       where you are signed in
plan-changes.json   when your plan changed, and by whom
subscription.json   what you pay for, as the payment provider told it
monthly-usage.json  scans counted against your plan, by month
schedules.json      scans that run by themselves
verdicts.json       what you decided about issues, with what you took back
checks.json         what you answered to checks that no rule does
shares.json         links by which others can read a scan
mails.json          mails that were sent to you
newsletter.json     your subscription to the newsletter, once your address is confirmed
messages.json       what you wrote to us through the contact page, likewise
scans/list-N.json   your scans, newest first, 500 in each file
scans/...           for each scan its record (JSON), its report (HTML) and its picture
`;

/** What is kept about a person, without the scans. Hashes of passwords and tokens are no use to anybody, and stay. */
export async function* accountFiles(ctx: ServiceContext, viewer: Viewer): AsyncGenerator<ZipEntry> {
  const { db } = ctx;
  const { userId } = viewer;
  const now = ctx.now();
  yield textFile('README.txt', readMe, now);
  yield jsonFile('account.json', await getProfile({ ctx, input: { viewer } }), now);
  yield jsonFile('sessions.json', await listSessions({ ctx, input: { viewer } }), now);
  yield jsonFile('plan-changes.json', await planChanges(db, userId), now);
  yield jsonFile('subscription.json', await subscription(db, userId), now);
  yield jsonFile('monthly-usage.json', await monthlyUsage(db, userId), now);
  yield jsonFile('schedules.json', await schedules(db, userId), now);
  yield jsonFile('verdicts.json', await verdicts(db, userId), now);
  yield jsonFile('checks.json', await checks(db, userId), now);
  yield jsonFile('shares.json', await shares(db, userId), now);
  yield jsonFile('mails.json', await mails(db, userId), now);
  yield jsonFile('newsletter.json', await newsletter(db, userId), now);
  yield jsonFile('messages.json', await messages(db, userId), now);
}

export function jsonFile(name: string, content: unknown, modifiedAt: Date): ZipEntry {
  return textFile(name, `${JSON.stringify(content, null, 2)}\n`, modifiedAt);
}

export function textFile(name: string, text: string, modifiedAt: Date): ZipEntry {
  return { name, bytes: Buffer.from(text), modifiedAt, compress: true };
}

async function planChanges(db: Db, userId: string) {
  return db
    .selectFrom('plan_changes')
    .select(['changed_at', 'from_plan', 'to_plan', 'actor', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('changed_at')
    .execute();
}

async function subscription(db: Db, userId: string) {
  const found = await db
    .selectFrom('billing_customers')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'billing_customers.user_id')
    .select(['customer_id', 'subscription_id', 'status', 'plan', 'period_end', 'ends_at'])
    .select(['ended_at', 'next_plan', 'unpaid_since', 'synced_at'])
    .where('billing_customers.user_id', '=', userId)
    .executeTakeFirst();
  return found ?? null;
}

async function monthlyUsage(db: Db, userId: string) {
  return db
    .selectFrom('monthly_usage')
    .select(['month', 'used'])
    .where('user_id', '=', userId)
    .orderBy('month')
    .execute();
}

async function schedules(db: Db, userId: string) {
  return db
    .selectFrom('schedules')
    .select(['id', 'url', 'frequency', 'time', 'day', 'standard', 'email', 'name', 'status'])
    .select(['scan_type', 'addresses', 'interaction'])
    .select(['next_run_at', 'last_run_at', 'last_scan_id', 'failures', 'last_error', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

async function verdicts(db: Db, userId: string) {
  return db
    .selectFrom('verdicts')
    .select(['id', 'revision', 'kind', 'withdraws', 'reason', 'note', 'ends_on', 'scope'])
    .select(['author', 'decided_at', 'scan_id', 'applies_from', 'url', 'issue', 'rule', 'outcome'])
    .select(['title', 'impact', 'wcag', 'elements', 'problems', 'elements_shown'])
    .where('user_id', '=', userId)
    .orderBy('revision')
    .execute();
}

async function checks(db: Db, userId: string) {
  return db
    .selectFrom('manual_answers')
    .select(['url', 'check', 'revision', 'answer', 'note', 'author', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('answered_at')
    .execute();
}

async function shares(db: Db, userId: string) {
  return db
    .selectFrom('shares')
    .innerJoin('scans', 'scans.id', 'shares.scan_id')
    .select(['shares.id', 'shares.scan_id', 'shares.created_at', 'shares.expires_at'])
    .select('shares.views')
    .where('scans.user_id', '=', userId)
    .where('shares.purpose', '=', 'share')
    .orderBy('shares.created_at')
    .execute();
}

async function mails(db: Db, userId: string) {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return db
    .selectFrom('mails')
    .leftJoin('scans', 'scans.id', 'mails.scan_id')
    .select(['mails.kind', 'mails.recipient', 'mails.status', 'mails.scan_id'])
    .select(['mails.created_at', 'mails.sent_at'])
    .where((eb) =>
      eb.or([
        eb('mails.user_id', '=', userId),
        // Of mails to others it would tell whether they have refused them.
        eb.and([
          eb('scans.user_id', '=', userId),
          eb(sql<string>`lower(mails.recipient)`, '=', email.toLowerCase()),
        ]),
      ]),
    )
    .orderBy('mails.created_at')
    .execute();
}

/** An email that was never confirmed may be somebody else's. */
async function newsletter(db: Db, userId: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .innerJoin('users', 'users.email_key', 'newsletter_subscribers.email_key')
    .select(['newsletter_subscribers.email', 'newsletter_subscribers.status'])
    .select(['newsletter_subscribers.created_at', 'newsletter_subscribers.confirmed_at'])
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .execute();
}

async function messages(db: Db, userId: string) {
  return db
    .selectFrom('contact_messages')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`lower(contact_messages.email) = users.email_key`),
    )
    .select(['contact_messages.name', 'contact_messages.email', 'contact_messages.inquiry_type'])
    .select(['contact_messages.subject', 'contact_messages.message'])
    .select('contact_messages.created_at')
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null)
    .orderBy('contact_messages.created_at')
    .execute();
}
