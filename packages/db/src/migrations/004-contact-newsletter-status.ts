import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contactNewsletterStatus: Migration = {
  async up(db) {
    const createdAt = sql`now()`;
    await db.schema
      .createTable('form_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(createdAt))
      .execute();
    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('pending', 'confirmed', 'forwarding')`),
      )
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(createdAt))
      .addColumn('confirmed_at', 'timestamptz')
      .execute();
    await db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('inquiry_type', 'text', (column) =>
        column.notNull().check(sql`inquiry_type in ('general', 'sales', 'support', 'partnership')`),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('mailed_to', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(createdAt))
      .execute();
    await db.schema
      .createIndex('contact_messages_created_at')
      .on('contact_messages')
      .column('created_at')
      .execute();
    await db.schema
      .createTable('status_checks')
      .addColumn('service', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('response_ms', 'integer')
      .addColumn('checked_at', 'timestamptz', (column) => column.notNull())
      .addColumn('measured_since', 'timestamptz', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('status_days')
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('operational', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('degraded', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('down', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('unmeasured', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('answers', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('response_ms_sum', 'bigint', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('status_days_pkey', ['service', 'day'])
      .execute();
    await db.schema
      .createTable('status_incidents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('service', 'text')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('degraded', 'down', 'unmeasured')`),
      )
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('started_at', 'timestamptz', (column) => column.notNull())
      .addColumn('ended_at', 'timestamptz')
      .execute();
    await sql`create unique index status_incidents_open on status_incidents (service) where ended_at is null`.execute(
      db,
    );
    await db.schema
      .createIndex('status_incidents_started_at')
      .on('status_incidents')
      .column('started_at')
      .execute();
    await sql`alter table mails drop constraint mails_kind_check`.execute(db);
    await sql`alter table mails add constraint mails_kind_check check (kind in ('scan-completed', 'scan-failed', 'verify-email', 'reset-password', 'password-changed', 'confirm-old-email', 'confirm-new-email', 'email-changed', 'account-deleted', 'schedule-failing', 'subscription-started', 'subscription-canceled', 'payment-failed', 'plan-ended', 'newsletter-confirm', 'newsletter-welcome', 'contact-message'))`.execute(
      db,
    );
  },
};
