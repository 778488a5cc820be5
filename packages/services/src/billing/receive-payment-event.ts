import { readPaymentEvent, type PaymentEvent, type Provider } from '@curbcut/billing';
import { AppError } from '@curbcut/model/errors';
import type { ServiceContext } from '../kernel/context/service-context.ts';
import { requireProvider } from './require-provider.ts';
import { syncCustomer } from './sync-customer.ts';

interface SignedBody {
  body: Buffer;
  signature: string;
}

/**
 * Takes an event of the payment provider. Nothing of what it says is believed but whom it is about: the provider is
 * then asked. So events may come late, twice and in any order. Events of other kinds, of the other mode and about
 * nobody of ours have no effect. Throws INVALID_REQUEST for one that the provider has not signed lately, and
 * PAYMENTS_UNAVAILABLE, after which the provider sends it again.
 */
export async function receivePaymentEvent({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SignedBody;
}): Promise<'done' | 'known' | 'ignored'> {
  const provider = requireProvider(ctx);
  const event = readEvent(ctx, provider, input);
  if (!event.isOurs || event.customerId === null) return 'ignored';
  if (await isKnown(ctx, event.id)) return 'known';
  const { customerId } = event;
  const userId = await findOwner(ctx, customerId);
  if (userId === null) return 'ignored';
  await syncCustomer(ctx, provider, { userId, customerId }, event);
  return 'done';
}

/** Why an event is refused is for the operator, who may have set the secret of another webhook. */
function readEvent({ log }: ServiceContext, provider: Provider, input: SignedBody): PaymentEvent {
  try {
    return readPaymentEvent(provider, input);
  } catch (error) {
    if (error instanceof AppError) log.warn({ reason: error.message }, 'A webhook was refused');
    throw error;
  }
}

async function isKnown({ db }: ServiceContext, eventId: string): Promise<boolean> {
  const known = await db
    .selectFrom('stripe_events')
    .select('id')
    .where('id', '=', eventId)
    .executeTakeFirst();
  return known !== undefined;
}

async function findOwner({ db }: ServiceContext, customerId: string): Promise<string | null> {
  const customer = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return customer?.user_id ?? null;
}
