import { defaultSiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PlanCardView } from './components/plan-card-view.tsx';
import type { PlanAction } from './plan-action.ts';
import { toPlanCards } from '../../entities/plan/plan-cards.ts';

const { pro } = toPlanCards(defaultSiteConfig.plans);

function render(payment: 'paid' | 'given' | 'awaited', action: PlanAction): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PlanCardView plan={pro} action={action} payment={payment} />
    </MemoryRouter>,
  );
}

it('has the price of a plan that is sold, and none of one that was given', () => {
  expect(render('paid', { kind: 'current' })).toContain('$29');
  const given = render('given', { kind: 'current' });
  expect(given).toContain('No charge');
  expect(given).not.toContain('$29');
});

it('keeps the place of the price until it is known who pays', () => {
  expect(render('awaited', { kind: 'current' })).toContain('plan__price num invisible');
});

it('leads to the contact page where nothing is sold', () => {
  const html = render('paid', { kind: 'ask-operator' });
  expect(html).toContain('href="/contact?type=sales"');
  expect(html).toContain('Ask for Pro');
  expect(html).not.toContain('Upgrade');
});
