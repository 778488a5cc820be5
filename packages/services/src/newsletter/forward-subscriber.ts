import type { ServiceContext } from '../kernel/context/service-context.ts';

const timeoutMs = 15_000;

/**
 * Posts an email to the provider's subscription form, and then deletes it here: the provider asks for the
 * confirmation and keeps the list. Throws when the provider does not answer or is in trouble, so that the job comes
 * again; an email that the provider refuses is deleted. The form's URL is the operator's own setting and no
 * visitor's, so it is not guarded; redirects are not followed.
 */
export async function forwardSubscriber({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { token: string; signal: AbortSignal };
}): Promise<'forwarded' | 'refused' | 'gone'> {
  const subscriber = await ctx.db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('token', '=', input.token)
    .where('status', '=', 'forwarding')
    .executeTakeFirst();
  if (!subscriber || ctx.config.newsletterFormUrl === null) return 'gone';
  const response = await fetch(ctx.config.newsletterFormUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ email_address: subscriber.email }),
    redirect: 'manual',
    signal: AbortSignal.any([input.signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  const { status } = response;
  if (status === 408 || status === 429 || status >= 500) {
    throw new Error(`The newsletter provider answered with HTTP ${status}`);
  }
  await ctx.db.deleteFrom('newsletter_subscribers').where('token', '=', input.token).execute();
  // Forms answer with a page, or lead to one.
  if (status < 400) return 'forwarded';
  ctx.log.error({ status }, 'The newsletter provider refused an address');
  return 'refused';
}
