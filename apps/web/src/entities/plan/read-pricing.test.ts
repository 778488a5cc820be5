import { planCatalogue } from '@curbcut/model/plans';
import { expect, it } from 'vitest';
import { toPlanCards } from './plan-cards.ts';
import { readPricing } from './read-pricing.ts';

const known = toPlanCards(planCatalogue);

it('reads what the server answers', () => {
  const plans = {
    ...known,
    pro: { ...known.pro, price: 3_900, features: ['2,000 scans per month'] },
  };
  const pricing = {
    stripe_publishable_key: 'pk_test_1',
    currency: 'usd',
    purchasable_plans: ['pro', 'gold'],
    plans,
  };
  expect(readPricing({ success: true, pricing }, known)).toEqual({
    plans,
    publishableKey: 'pk_test_1',
    purchasable: ['pro'],
  });
});

it('takes what an older server leaves out from the known plans', () => {
  const plans = { free: {}, pro: { name: 'Pro', price: 2_900, features: ['100 scans'] } };
  const read = readPricing({ pricing: { plans } }, known);
  expect(read?.plans.pro).toEqual({
    ...known.pro,
    name: 'Pro',
    price: 2_900,
    features: ['100 scans'],
  });
  expect(read?.plans.enterprise).toEqual(known.enterprise);
  expect(read).toMatchObject({ publishableKey: null, purchasable: [] });
});

it.each([null, 'no', {}, { pricing: {} }, { pricing: { plans: 3 } }])(
  '%j has no plans',
  (answer) => {
    expect(readPricing(answer, known)).toBeNull();
  },
);
