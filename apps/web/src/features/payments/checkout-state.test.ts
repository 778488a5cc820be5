import type { PaymentIntentAnswer } from '@curbcut/wire/plans';
import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import { evaluateCheckout } from './checkout-state.ts';

type Checkout = Parameters<typeof evaluateCheckout>[0];

const intent: PaymentIntentAnswer = {
  success: true,
  kind: 'payment',
  client_secret: 'pi_1_secret_2',
  plan_type: 'pro',
  amount: 2_900,
  currency: 'usd',
  message: null,
};
const ready: Checkout = {
  planType: 'pro',
  pricing: { isLoading: false, error: null, publishableKey: 'pk_test_1', purchasable: ['pro'] },
  session: { status: 'signed-in', problem: null },
  intent: { data: intent, error: null },
};
const offline = new ApiError('network', 'Unable to connect to server.');
const refusedWith = (code: string, status = 409): Checkout => ({
  ...ready,
  intent: { data: undefined, error: new ApiError('http', `${code}.`, { status, code }) },
});

it.each<[string, Checkout, object]>([
  [
    'the prices are awaited',
    { ...ready, pricing: { ...ready.pricing, isLoading: true } },
    { kind: 'loading' },
  ],
  [
    'the server cannot be reached',
    { ...ready, pricing: { ...ready.pricing, error: offline } },
    { kind: 'not-connected', message: 'Unable to connect to server.' },
  ],
  [
    'no keys, also for a visitor',
    {
      ...ready,
      pricing: { ...ready.pricing, publishableKey: null, purchasable: [] },
      session: { status: 'signed-out', problem: null },
    },
    { kind: 'not-configured' },
  ],
  ['another plan is for sale', { ...ready, planType: 'enterprise' }, { kind: 'not-for-sale' }],
  [
    'the session is awaited',
    { ...ready, session: { status: 'loading', problem: null } },
    { kind: 'loading' },
  ],
  [
    'the session cannot be checked',
    { ...ready, session: { status: 'signed-out', problem: offline } },
    { kind: 'not-connected', message: 'Unable to connect to server.' },
  ],
  [
    'a visitor',
    { ...ready, session: { status: 'signed-out', problem: null } },
    { kind: 'sign-in' },
  ],
  [
    'the payment is being opened',
    { ...ready, intent: { data: undefined, error: null } },
    { kind: 'preparing' },
  ],
  ['a payment', ready, { kind: 'payment', clientSecret: 'pi_1_secret_2', dueCents: 2_900 }],
  [
    'an upgrade',
    {
      ...ready,
      intent: {
        data: { ...intent, kind: 'upgrade', client_secret: null, amount: 7_000 },
        error: null,
      },
    },
    { kind: 'upgrade', dueCents: 7_000, open: null },
  ],
  [
    'an upgrade whose card was refused',
    {
      ...ready,
      intent: {
        data: { ...intent, kind: 'upgrade', amount: 7_000, message: 'Your card was declined.' },
        error: null,
      },
    },
    {
      kind: 'upgrade',
      dueCents: 7_000,
      open: { clientSecret: 'pi_1_secret_2', reason: 'Your card was declined.' },
    },
  ],
  [
    'credit covers it: the person has not said yes',
    {
      ...ready,
      intent: { data: { ...intent, kind: 'credit', client_secret: null, amount: 0 }, error: null },
    },
    { kind: 'credit' },
  ],
  [
    'credit has paid it',
    { ...ready, intent: { data: { ...intent, client_secret: null, amount: 0 }, error: null } },
    { kind: 'paid' },
  ],
  ['the session ended', refusedWith('UNAUTHORIZED', 401), { kind: 'sign-in' }],
  ['the keys are gone', refusedWith('PAYMENTS_NOT_CONFIGURED', 503), { kind: 'not-configured' }],
  ['the plan is gone', refusedWith('PLAN_NOT_FOR_SALE'), { kind: 'not-for-sale' }],
  [
    'the plan is there already',
    refusedWith('ALREADY_SUBSCRIBED'),
    { kind: 'refused', message: 'ALREADY_SUBSCRIBED.' },
  ],
  ['a payment is open', refusedWith('CONFLICT'), { kind: 'refused', message: 'CONFLICT.' }],
  [
    'the provider is down',
    refusedWith('PAYMENTS_UNAVAILABLE', 503),
    { kind: 'not-connected', message: 'PAYMENTS_UNAVAILABLE.' },
  ],
])('%s', (_name, checkout, state) => {
  expect(evaluateCheckout(checkout)).toEqual(state);
});
