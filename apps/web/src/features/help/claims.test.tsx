import { categories, defaultSiteConfig } from '@curbcut/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { CategoryOverview } from '../home/components/category-overview.tsx';
import { EightCategories } from './figures/eight-categories.tsx';

const html = renderToStaticMarkup(
  <SiteConfigContext value={defaultSiteConfig}>
    <MemoryRouter>
      <CategoryOverview />
      <EightCategories />
    </MemoryRouter>
  </SiteConfigContext>,
);

it('says of each category what it looks at, twice', () => {
  for (const { name } of categories) expect(html.split(name)).toHaveLength(3);
});

it.each([
  'keyboard traps',
  'Tab order, focus',
  'errors',
  'where they lead',
  'links that look like text',
  'reached and used by keys',
])('claims nothing that no rule checks: %s', (claim) => {
  expect(html).not.toContain(claim);
});
