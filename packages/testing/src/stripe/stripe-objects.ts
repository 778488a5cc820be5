/** The provider's objects as they are kept: references are ids, which an answer may expand. */
export interface StripeCustomer {
  id: string;
  object: 'customer';
  created: number;
  livemode: boolean;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  balance: number;
  deleted?: true;
}

export interface StripeProduct {
  id: string;
  object: 'product';
  created: number;
  livemode: boolean;
  active: boolean;
  name: string;
  description: string | null;
  metadata: Record<string, string>;
}

export interface StripePrice {
  id: string;
  object: 'price';
  created: number;
  livemode: boolean;
  active: boolean;
  currency: string;
  unit_amount: number;
  product: string;
  metadata: Record<string, string>;
  type: 'recurring';
  recurring: { interval: string; interval_count: number; usage_type: string };
}

export interface StripeItem {
  id: string;
  object: 'subscription_item';
  created: number;
  subscription: string;
  quantity: number;
  price: StripePrice;
  current_period_start: number;
  current_period_end: number;
  metadata: Record<string, string>;
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  created: number;
  start_date: number;
  livemode: boolean;
  customer: string;
  currency: string;
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  items: { object: 'list'; data: StripeItem[]; has_more: boolean; url: string };
  latest_invoice: string | null;
  schedule: string | null;
  pending_update: { expires_at: number; subscription_items: StripeItem[] } | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  collection_method: 'charge_automatically';
  billing_mode: { type: 'flexible' };
  payment_settings: { save_default_payment_method: string };
  default_payment_method: string | null;
  metadata: Record<string, string>;
}

export interface StripeInvoice {
  id: string;
  object: 'invoice';
  created: number;
  livemode: boolean;
  customer: string;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  /** Whether the provider collects it by itself. */
  auto_advance: boolean;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  total: number;
  /** The customer's balance before and with this invoice; a credit is negative. */
  starting_balance: number;
  ending_balance: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
    quote_details: null;
  };
  /** Not part of the object unless it is expanded. */
  payment_intent_id: string | null;
}

export interface StripePaymentIntent {
  id: string;
  object: 'payment_intent';
  created: number;
  livemode: boolean;
  amount: number;
  currency: string;
  customer: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  receipt_email: string | null;
  last_payment_error: Record<string, unknown> | null;
  /** Kept for ourselves: the invoice that it pays. */
  invoice_id: string;
}

/** Which payment intent pays an invoice; made up when it is asked for. */
export interface StripeInvoicePayment {
  id: string;
  object: 'invoice_payment';
  created: number;
  livemode: boolean;
  invoice: string;
  is_default: boolean;
  amount_requested: number;
  amount_paid: number | null;
  currency: string;
  status: 'open' | 'paid' | 'canceled';
  payment: { type: 'payment_intent'; payment_intent: string };
}

export interface StripeSchedule {
  id: string;
  object: 'subscription_schedule';
  created: number;
  livemode: boolean;
  customer: string;
  subscription: string | null;
  released_subscription: string | null;
  status: 'active' | 'released' | 'completed' | 'canceled';
  end_behavior: string;
  current_phase: { start_date: number; end_date: number } | null;
  phases: {
    start_date: number;
    end_date: number;
    proration_behavior: string;
    items: { price: string; quantity: number; metadata: Record<string, string> }[];
  }[];
}

export interface StripePlainObject {
  id: string;
  object: string;
  created: number;
  livemode: boolean;
  [field: string]: unknown;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
  data: { object: Record<string, unknown> };
}
