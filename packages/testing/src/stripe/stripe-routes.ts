import {
  createCustomer,
  createOther,
  createPrice,
  createProduct,
  createWebhookEndpoint,
  deleteCustomer,
  updateCustomer,
  updateWebhookEndpoint,
} from './catalogue-routes.ts';
import { textOf, textsOf, type FormObject } from './form-body.ts';
import { paymentsOf, voidInvoice } from './invoice-life.ts';
import { render, renderList } from './render-object.ts';
import { missing } from './stripe-error.ts';
import type { StripeState } from './stripe-state.ts';
import {
  cancelSubscription,
  createSchedule,
  createSubscription,
  previewInvoice,
  releaseSchedule,
  updateSchedule,
  updateSubscription,
} from './subscription-routes.ts';

interface Call {
  state: StripeState;
  /** What stands in place of `:id`. */
  id: string;
  params: FormObject;
  url: string;
  /** Where this server is reached. */
  origin: string;
}

type Answer = object | readonly { id: string }[];

/** The provider's calls that the product uses. A list is answered in pages. */
const calls: Readonly<Record<string, (call: Call) => Answer>> = {
  'POST /v1/customers': ({ state, params }) => createCustomer(state, params),
  'GET /v1/customers': ({ state, params }) =>
    [...state.customers.values()].filter(
      ({ email, deleted }) => !deleted && (params.email === undefined || email === params.email),
    ),
  'GET /v1/customers/:id': ({ state, id }) => {
    const customer = state.customers.get(id);
    if (!customer) throw missing('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  },
  'POST /v1/customers/:id': ({ state, id, params }) => updateCustomer(state, id, params),
  'DELETE /v1/customers/:id': ({ state, id }) => deleteCustomer(state, id),
  'POST /v1/products': ({ state, params }) => createProduct(state, params),
  'GET /v1/products': ({ state }) => [...state.products.values()].filter(({ active }) => active),
  'POST /v1/prices': ({ state, params }) => createPrice(state, params),
  'GET /v1/prices': ({ state, params }) =>
    [...state.prices.values()].filter(
      ({ product, active }) =>
        (params.product === undefined || product === params.product) &&
        (params.active === undefined || String(active) === params.active),
    ),
  'GET /v1/prices/:id': ({ state, id }) => state.price(id),
  'POST /v1/prices/:id': ({ state, id, params }) => {
    const price = state.price(id);
    if (params.active !== undefined) price.active = params.active === 'true';
    return price;
  },
  'POST /v1/subscriptions': ({ state, params }) => createSubscription(state, params),
  'GET /v1/subscriptions': ({ state, params }) => {
    const customer = textOf(params.customer);
    if (customer !== null && !state.customers.has(customer)) throw missing('customer', customer);
    return [...state.subscriptions.values()].filter(
      (each) =>
        (customer === null || each.customer === customer) &&
        (params.status === 'all' || each.status !== 'canceled'),
    );
  },
  'GET /v1/subscriptions/:id': ({ state, id }) => state.subscription(id),
  'POST /v1/subscriptions/:id': ({ state, id, params }) => updateSubscription(state, id, params),
  'DELETE /v1/subscriptions/:id': ({ state, id, params }) => cancelSubscription(state, id, params),
  'POST /v1/subscription_schedules': ({ state, params }) => createSchedule(state, params),
  'GET /v1/subscription_schedules/:id': ({ state, id }) => state.schedule(id),
  'POST /v1/subscription_schedules/:id': ({ state, id, params }) =>
    updateSchedule(state, id, params),
  'POST /v1/subscription_schedules/:id/release': ({ state, id }) => releaseSchedule(state, id),
  'GET /v1/invoices': ({ state, params }) =>
    [...state.invoices.values()].filter(
      ({ customer, parent, status }) =>
        (params.customer === undefined || customer === params.customer) &&
        (params.subscription === undefined ||
          parent.subscription_details.subscription === params.subscription) &&
        (params.status === undefined || status === params.status),
    ),
  'POST /v1/invoices/create_preview': ({ state, params }) => previewInvoice(state, params),
  'GET /v1/invoices/:id': ({ state, id }) => state.invoice(id),
  'POST /v1/invoices/:id': ({ state, id, params }) => {
    const invoice = state.invoice(id);
    if (params.auto_advance !== undefined) invoice.auto_advance = params.auto_advance === 'true';
    return invoice;
  },
  'POST /v1/invoices/:id/void': ({ state, id }) => voidInvoice(state, state.invoice(id)),
  'GET /v1/invoice_payments': ({ state, params }) =>
    paymentsOf(state, state.invoices.get(textOf(params.invoice) ?? '')),
  'GET /v1/payment_intents/:id': ({ state, id }) => state.intent(id),
  'GET /v1/events': ({ state }) => state.events,
  'POST /v1/billing_portal/configurations': ({ state, params }) =>
    createOther(state, 'bpc', 'billing_portal.configuration', params, { active: true }),
  'GET /v1/billing_portal/configurations': ({ state }) =>
    othersOf(state, 'billing_portal.configuration'),
  'POST /v1/billing_portal/configurations/:id': ({ state, id, params }) =>
    Object.assign(state.other(id, 'billing_portal.configuration'), withMetadata(params)),
  'POST /v1/billing_portal/sessions': ({ state, params, origin }) => {
    const customer = state.customer(textOf(params.customer) ?? '');
    const session = createOther(state, 'bps', 'billing_portal.session', params, {
      customer: customer.id,
    });
    return Object.assign(session, { url: `${origin}/portal/${session.id}` });
  },
  'POST /v1/webhook_endpoints': ({ state, params }) => createWebhookEndpoint(state, params),
  'GET /v1/webhook_endpoints': ({ state }) => othersOf(state, 'webhook_endpoint'),
  'POST /v1/webhook_endpoints/:id': ({ state, id, params }) =>
    updateWebhookEndpoint(state, id, params),
};

/** Answers one call of the provider's library. Throws a StripeWireError. */
export function answerCall(
  state: StripeState,
  request: { method: string; path: string; params: FormObject; origin: string },
): object {
  const { method, path, params, origin } = request;
  for (const [pattern, answer] of Object.entries(calls)) {
    const id = match(pattern, `${method} ${path}`);
    if (id === null) continue;
    const found = answer({ state, id, params, url: path, origin });
    return Array.isArray(found)
      ? renderList(state, found, params, path)
      : render(state, found, params);
  }
  throw missing('call', `${method} ${path}`);
}

/** What stands in place of `:id`, empty without one; null when it is another call. */
function match(pattern: string, asked: string): string | null {
  const expected = pattern.split('/');
  const given = asked.split('/');
  if (expected.length !== given.length) return null;
  let id = '';
  for (const [index, part] of expected.entries()) {
    if (part === ':id') id = decodeURIComponent(given[index] ?? '');
    else if (part !== given[index]) return null;
  }
  // `create_preview` is a call, not somebody's id.
  return pattern.endsWith('/:id') && !id.includes('_') ? null : id;
}

function othersOf(state: StripeState, object: string) {
  return [...state.others.values()].filter((each) => each.object === object);
}

function withMetadata(params: FormObject): object {
  const { metadata } = params;
  return metadata === undefined ? params : { ...params, metadata: textsOf(metadata) };
}
