import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const billing: Migration = {
  async up(db) {
    await db.schema
      .createTable('billing_customers')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('customer_id', 'text', (column) => column.unique())
      .addColumn('generation', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sync_begun', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('sync_stored', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('synced_at', 'timestamptz')
      .execute();
    await sql`create index billing_customers_synced_at on billing_customers (synced_at nulls first) where customer_id is not null`.execute(
      db,
    );
    await db.schema
      .createTable('subscriptions')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('open', 'paid', 'overdue', 'paused', 'ended')`),
      )
      .addColumn('plan', 'text', (column) => column.check(sql`plan in ('pro', 'enterprise')`))
      .addColumn('granted_plan', 'text', (column) =>
        column.check(sql`granted_plan in ('pro', 'enterprise')`),
      )
      .addColumn('base_plan', 'text', (column) =>
        column.notNull().check(sql`base_plan in ('free', 'pro', 'enterprise')`),
      )
      .addColumn('period_end', 'timestamptz')
      .addColumn('ends_at', 'timestamptz')
      .addColumn('ended_at', 'timestamptz')
      .addColumn('next_plan', 'text', (column) =>
        column.check(sql`next_plan in ('pro', 'enterprise')`),
      )
      .addColumn('unpaid_since', 'timestamptz')
      .addColumn('grace_ends_at', 'timestamptz')
      .addColumn('payment_pending', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`create index subscriptions_grace_ends_at on subscriptions (grace_ends_at) where status = 'overdue'`.execute(
      db,
    );
    await db.schema
      .createTable('stripe_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await db.schema
      .createIndex('stripe_events_received_at')
      .on('stripe_events')
      .column('received_at')
      .execute();
    await db.schema
      .createTable('leaving_customers')
      .addColumn('customer_id', 'text', (column) => column.primaryKey())
      .addColumn('left_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
    await sql`alter table mails drop constraint mails_kind_check`.execute(db);
    await sql`alter table mails add constraint mails_kind_check check (kind in ('scan-completed', 'scan-failed', 'verify-email', 'reset-password', 'password-changed', 'confirm-old-email', 'confirm-new-email', 'email-changed', 'account-deleted', 'schedule-failing', 'subscription-started', 'subscription-canceled', 'payment-failed', 'plan-ended'))`.execute(
      db,
    );
  },
};
