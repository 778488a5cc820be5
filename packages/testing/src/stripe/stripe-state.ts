import { randomBytes } from 'node:crypto';
import { invalid, missing } from './stripe-error.ts';
import type {
  StripeCustomer,
  StripeEvent,
  StripeInvoice,
  StripePaymentIntent,
  StripePlainObject,
  StripePrice,
  StripeProduct,
  StripeSchedule,
  StripeSubscription,
} from './stripe-objects.ts';

/** Everything that the provider knows. */
export class StripeState {
  readonly customers = new Map<string, StripeCustomer>();
  readonly products = new Map<string, StripeProduct>();
  readonly prices = new Map<string, StripePrice>();
  readonly subscriptions = new Map<string, StripeSubscription>();
  readonly invoices = new Map<string, StripeInvoice>();
  readonly intents = new Map<string, StripePaymentIntent>();
  readonly schedules = new Map<string, StripeSchedule>();
  /** Portal configurations, portal sessions and webhook endpoints. */
  readonly others = new Map<string, StripePlainObject>();
  readonly events: StripeEvent[] = [];
  readonly livemode: boolean;
  readonly apiVersion: string;
  /** What the next charges of a customer's saved card end with. */
  readonly cards = new Map<string, 'pays' | 'declines' | 'asks'>();
  private clockOffset = 0;
  private readonly onEvent: (event: StripeEvent) => void;

  constructor(options: {
    livemode: boolean;
    apiVersion: string;
    onEvent: (event: StripeEvent) => void;
  }) {
    this.livemode = options.livemode;
    this.apiVersion = options.apiVersion;
    this.onEvent = options.onEvent;
  }

  /** Seconds since 1970, on the provider's clock. */
  now(): number {
    return Math.floor(Date.now() / 1_000) + this.clockOffset;
  }

  moveClock(seconds: number): void {
    this.clockOffset += seconds;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  customer(id: string): StripeCustomer {
    const found = this.customers.get(id);
    if (!found || found.deleted) throw missing('customer', id, 'customer');
    return found;
  }

  price(id: string): StripePrice {
    const found = this.prices.get(id);
    if (!found) throw missing('price', id, 'price');
    return found;
  }

  subscription(id: string): StripeSubscription {
    const found = this.subscriptions.get(id);
    if (!found) throw missing('subscription', id);
    return found;
  }

  schedule(id: string): StripeSchedule {
    const found = this.schedules.get(id);
    if (!found) throw missing('subscription_schedule', id);
    return found;
  }

  invoice(id: string | null): StripeInvoice {
    const found = id === null ? undefined : this.invoices.get(id);
    if (!found) throw missing('invoice', String(id));
    return found;
  }

  intent(id: string | null): StripePaymentIntent {
    const found = id === null ? undefined : this.intents.get(id);
    if (!found) throw missing('payment_intent', String(id));
    return found;
  }

  other(id: string, object: string): StripePlainObject {
    const found = this.others.get(id);
    if (!found || found.object !== object) throw missing(object, id);
    return found;
  }

  /** A subscription has exactly one item here. */
  itemOf({ id, items }: StripeSubscription): StripeSubscription['items']['data'][number] {
    const [item] = items.data;
    if (!item) throw invalid(`The subscription ${id} has no item`);
    return item;
  }

  /** Tells that something happened; the object is as it is now. */
  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: this.apiVersion,
      created: this.now(),
      livemode: this.livemode,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: { ...structuredClone(object) } },
    };
    this.events.push(event);
    this.onEvent(event);
  }
}
