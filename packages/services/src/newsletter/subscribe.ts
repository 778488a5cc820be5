import type { Transaction } from '@curbcut/db';
import { enqueue, jobs } from '@curbcut/queue';
import { sql } from 'kysely';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { toEmailKey } from '../kernel/emails/to-email-key.ts';
import { consumeRateLimit } from '../kernel/rate-limit/consume-rate-limit.ts';
import { enforceRateLimit } from '../kernel/rate-limit/enforce-rate-limit.ts';
import { rateLimits } from '../kernel/rate-limit/rate-limits.ts';
import { toClientKey } from '../kernel/rate-limit/to-client-key.ts';
import { takeAtLeast } from '../kernel/timing/take-at-least.ts';
import { newToken } from '../kernel/tokens/issue-token.ts';
import { consumeFormToken } from '../forms/index.ts';
import { hasRefusedMails, queueAccountMail, toRecipientKey } from '../mails/index.ts';

export interface SubscribeInput {
  email: string;
  formToken: string;
  /** The field that nobody sees. */
  website: string;
  clientIp: string;
}

/**
 * Mails the link that confirms a subscription, at most three times an hour to one email; with a newsletter provider
 * the email goes to the provider's form, which asks for the confirmation itself. Returns the same, after the same
 * time, whether or not the email is known. Throws RATE_LIMITED after too many requests from one visitor, and
 * INVALID_TOKEN for a form that was sent at once or was open for more than a day.
 */
export async function subscribe({
  ctx,
  input: { email, formToken, website, clientIp },
}: {
  ctx: ServiceContext;
  input: SubscribeInput;
}): Promise<void> {
  await enforceRateLimit(ctx.db, rateLimits.newsletterFromIp, toClientKey(clientIp));
  const emailKey = toEmailKey(email);
  const { isAllowed } = await consumeRateLimit(
    ctx.db,
    rateLimits.newsletterToRecipient,
    toRecipientKey(email),
  );
  await takeAtLeast(
    ctx.db.transaction().execute(async (trx) => {
      await consumeFormToken(trx, formToken);
      if (website !== '' || !isAllowed) return;
      if (await hasRefusedMails(trx, email)) return;
      await store(ctx, trx, { email, emailKey });
    }),
  );
}

async function store(
  ctx: ServiceContext,
  trx: Transaction,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  const wanted = ctx.config.newsletterFormUrl === null ? 'pending' : 'forwarding';
  const { token, status } = await trx
    .insertInto('newsletter_subscribers')
    .values({ email_key: emailKey, email, token: newToken(), status: wanted })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        status: sql<
          typeof wanted
        >`case newsletter_subscribers.status when 'confirmed' then 'confirmed' else ${wanted} end`,
        // Whoever asks again has the whole time to confirm again.
        created_at: sql<Date>`case newsletter_subscribers.status when 'confirmed' then newsletter_subscribers.created_at else now() end`,
      }),
    )
    .returning(['token', 'status'])
    .executeTakeFirstOrThrow();
  if (status === 'forwarding') {
    await enqueue(ctx.queue, jobs.forwardSubscriber, { token }, { transaction: trx });
  } else if (status === 'pending') {
    await queueAccountMail(ctx, trx, {
      userId: null,
      kind: 'newsletter-confirm',
      recipient: email,
      parameters: { token },
    });
  }
}
