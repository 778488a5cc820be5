import { randomBytes } from 'node:crypto';
import { listOf, objectOf, textOf, textsOf, type FormObject } from './form-body.ts';
import { invalid } from './stripe-error.ts';
import type {
  StripeCustomer,
  StripePlainObject,
  StripePrice,
  StripeProduct,
} from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';
import { end, hasEnded } from './subscription-life.ts';

export function createCustomer(state: StripeState, params: FormObject): StripeCustomer {
  const customer: StripeCustomer = {
    ...head(state, 'cus'),
    object: 'customer',
    email: textOf(params.email),
    name: textOf(params.name),
    metadata: textsOf(params.metadata),
    balance: 0,
  };
  state.customers.set(customer.id, customer);
  state.emit('customer.created', customer);
  return customer;
}

export function updateCustomer(state: StripeState, id: string, params: FormObject): StripeCustomer {
  const customer = state.customer(id);
  customer.email = textOf(params.email) ?? customer.email;
  customer.name = textOf(params.name) ?? customer.name;
  state.emit('customer.updated', customer);
  return customer;
}

/** Its subscriptions end at once; asked for later, it is told to be deleted. */
export function deleteCustomer(state: StripeState, id: string): object {
  const customer = state.customer(id);
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer === id && !hasEnded(subscription)) end(state, subscription);
  }
  state.emit('customer.deleted', customer);
  Object.assign(customer, { deleted: true, email: null, name: null, metadata: {} });
  return { id, object: 'customer', deleted: true };
}

export function createProduct(state: StripeState, params: FormObject): StripeProduct {
  const name = textOf(params.name);
  if (name === null) throw invalid('Missing required param: name.', 'name');
  const product: StripeProduct = {
    ...head(state, 'prod'),
    object: 'product',
    active: true,
    name,
    description: textOf(params.description),
    metadata: textsOf(params.metadata),
  };
  state.products.set(product.id, product);
  return product;
}

export function createPrice(state: StripeState, params: FormObject): StripePrice {
  const product = state.products.get(textOf(params.product) ?? '');
  if (!product) throw invalid('No such product', 'product');
  const { interval, interval_count: count } = objectOf(params.recurring);
  const price: StripePrice = {
    ...head(state, 'price'),
    object: 'price',
    active: true,
    currency: textOf(params.currency) ?? 'usd',
    unit_amount: Number(params.unit_amount),
    product: product.id,
    metadata: textsOf(params.metadata),
    type: 'recurring',
    recurring: {
      interval: textOf(interval) ?? 'month',
      interval_count: Number(count ?? 1),
      usage_type: 'licensed',
    },
  };
  state.prices.set(price.id, price);
  return price;
}

/** A portal configuration, a portal session or a webhook endpoint; `more` is what the provider adds. */
export function createOther(
  state: StripeState,
  prefix: string,
  object: string,
  params: FormObject,
  more: Record<string, unknown>,
): StripePlainObject {
  const { expand: _, ...fields } = params;
  const created: StripePlainObject = {
    ...fields,
    metadata: textsOf(params.metadata),
    ...more,
    ...head(state, prefix),
    object,
  };
  state.others.set(created.id, created);
  return created;
}

/** The secret is told once: with the answer to the making. */
export function createWebhookEndpoint(state: StripeState, params: FormObject): object {
  const endpoint = createOther(state, 'we', 'webhook_endpoint', params, {
    status: 'enabled',
    enabled_events: listOf(params.enabled_events),
  });
  return { ...endpoint, secret: `whsec_${randomBytes(16).toString('hex')}` };
}

export function updateWebhookEndpoint(state: StripeState, id: string, params: FormObject): object {
  const { disabled, metadata, ...fields } = params;
  return Object.assign(state.other(id, 'webhook_endpoint'), fields, {
    ...(metadata === undefined ? {} : { metadata: textsOf(metadata) }),
    ...(disabled === undefined ? {} : { status: disabled === 'true' ? 'disabled' : 'enabled' }),
  });
}

function head(state: StripeState, prefix: string) {
  return { id: state.newId(prefix), created: state.now(), livemode: state.livemode };
}
