import { categories } from '@curbcut/model/scan';
import { TickList } from '../../../components/ui/tick-list.tsx';

const features = [
  `A score from 0 to 100 and ${categories.length} category scores`,
  'Every affected element with its HTML',
  'How to fix each issue',
  'The WCAG criterion and level',
];

export function WhatYouGet() {
  return (
    <section className="stack gap-3" aria-labelledby="what-you-get">
      <h2 id="what-you-get">What you get</h2>
      <TickList texts={features} />
    </section>
  );
}
