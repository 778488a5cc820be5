import { listOf, type FormObject } from './form-body.ts';
import type { StripeState } from './stripe-state.ts';

type Wire = Record<string, unknown>;

/** What goes over the wire: a copy with the asked-for references in place of their ids. */
export function render(state: StripeState, object: object, params: FormObject): Wire {
  const wire = toWire(object);
  for (const path of listOf(params.expand)) {
    if (typeof path === 'string') expand(state, wire, path.split('.'));
  }
  return wire;
}

/** Without what is kept for ourselves. */
function toWire(object: object): Wire {
  const wire: Wire = { ...structuredClone(object) };
  delete wire.payment_intent_id;
  delete wire.invoice_id;
  return wire;
}

function expand(state: StripeState, target: Wire, [field = '', ...rest]: string[]): void {
  const value = expandField(state, target, field);
  if (Array.isArray(value)) {
    for (const item of value) if (isWire(item)) expand(state, item, rest);
    return;
  }
  if (rest.length > 0 && isWire(value)) expand(state, value, rest);
}

function expandField(state: StripeState, target: Wire, field: string): unknown {
  if (target.object === 'invoice' && field === 'confirmation_secret') {
    const kept = state.invoices.get(String(target.id));
    const intent = kept?.status === 'open' ? state.intents.get(kept.payment_intent_id ?? '') : null;
    target[field] = intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null;
    return target[field];
  }
  const value = target[field];
  if (typeof value !== 'string') return value;
  const found =
    state.invoices.get(value) ??
    state.schedules.get(value) ??
    state.intents.get(value) ??
    state.customers.get(value) ??
    state.products.get(value);
  if (found) target[field] = toWire(found);
  return target[field];
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A page of a list, newest first, as the provider gives it. */
export function renderList(
  state: StripeState,
  objects: readonly { id: string }[],
  params: FormObject,
  url: string,
): Wire {
  const newest = [...objects].toReversed();
  const after = newest.findIndex(({ id }) => id === params.starting_after);
  const limit = Number(params.limit ?? 10);
  const page = newest.slice(after + 1, after + 1 + limit);
  const data = page.map((object) => toWire(object));
  const list: Wire = { object: 'list', url, data, has_more: after + 1 + limit < newest.length };
  for (const path of listOf(params.expand)) {
    if (typeof path === 'string') expand(state, list, path.split('.'));
  }
  return list;
}
