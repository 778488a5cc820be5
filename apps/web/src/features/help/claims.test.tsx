import { categories } from '@curbcut/model/scan';
import { defaultSiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { CategoryOverview } from '../home/components/category-overview.tsx';
import { FeatureCards } from '../home/components/feature-cards.tsx';
import { EightCategories } from '../../components/figures/eight-categories.tsx';
import { helpContent } from './help-content.ts';

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

it.each(['Tab order, focus', 'errors', 'where they lead', 'links that look like text'])(
  'claims nothing that no rule checks: %s',
  (claim) => {
    expect(html).not.toContain(claim);
  },
);

it('does not sell rules that two engines share as two opinions', () => {
  const home = renderToStaticMarkup(
    <SiteConfigContext value={defaultSiteConfig}>
      <MemoryRouter>
        <FeatureCards />
      </MemoryRouter>
    </SiteConfigContext>,
  );
  expect(home).not.toMatch(/agree/);
  const issue = helpContent(defaultSiteConfig).articles.find(({ id }) => id === 'reading-an-issue');
  expect(JSON.stringify(issue)).toContain(
    'Lighthouse’s accessibility audits are made with axe-core',
  );
});
