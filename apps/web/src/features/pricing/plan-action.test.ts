import { describe, expect, it } from 'vitest';
import { planAction } from './plan-action.ts';
import { checkoutPath, readPlanChoice } from '../../entities/plan/plan-choice.ts';

const shop = {
  isGiven: false,
  takesPayments: true,
  purchasable: ['pro'],
  canRegister: true,
} as const;
const free = { type: 'free', price: 0 } as const;
const pro = { type: 'pro', price: 2_900 } as const;
const enterprise = { type: 'enterprise', price: 9_900 } as const;

describe('the button of a plan', () => {
  it.each([
    ['a visitor registers', { ...shop, plan: free, held: null }, 'register'],
    [
      'nobody registers where that is off',
      { ...shop, plan: free, held: null, canRegister: false },
      'none',
    ],
    ['a visitor begins the checkout', { ...shop, plan: pro, held: null }, 'upgrade'],
    [
      'a plan without a price',
      { ...shop, plan: { ...enterprise, price: null }, held: null },
      'contact-sales',
    ],
    ['a plan that is not for sale', { ...shop, plan: enterprise, held: 'pro' }, 'contact-sales'],
    [
      'one that is',
      { ...shop, purchasable: ['pro', 'enterprise'], plan: enterprise, held: 'pro' },
      'upgrade',
    ],
    [
      'without payments a plan is asked for',
      { ...shop, takesPayments: false, purchasable: [], plan: pro, held: 'free' },
      'ask-operator',
    ],
    [
      'without payments there is nothing to manage',
      { ...shop, takesPayments: false, purchasable: [], plan: free, held: 'pro' },
      'none',
    ],
    [
      'nor of a plan that nobody pays for',
      { ...shop, isGiven: true, plan: free, held: 'pro' },
      'none',
    ],
    ['the own plan', { ...shop, plan: pro, held: 'pro' }, 'current'],
    ['a lower plan', { ...shop, plan: pro, held: 'enterprise' }, 'manage'],
    ['the free plan of somebody who pays', { ...shop, plan: free, held: 'pro' }, 'manage'],
  ] as const)('%s', (_name, offer, kind) => {
    expect(planAction(offer).kind).toBe(kind);
  });
});

describe('the address of a checkout', () => {
  it('leads to its plan', () => {
    const url = new URL(checkoutPath('pro'), 'https://curbcut.example');
    expect(url.pathname).toBe('/pricing');
    expect(readPlanChoice(url.searchParams)).toBe('pro');
  });

  it.each(['', 'plan=free', 'plan=gold', 'plan=//evil.example'])('%j shows all plans', (query) => {
    expect(readPlanChoice(new URLSearchParams(query))).toBeNull();
  });
});
