import { defaultSiteConfig } from '@curbcut/model/site';
import { rules } from '@curbcut/rules';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { App } from '../../app/app.tsx';
import { engineNames } from '../../lib/engine-names.ts';
import { HomePage } from './components/home-page.tsx';

const html = renderToStaticMarkup(
  <App config={defaultSiteConfig} queryClient={new QueryClient()}>
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>
  </App>,
);

it('shows examples of as many engines as there are', () => {
  const inCatalogue = new Set(rules.flatMap(({ detectedBy }) => Object.keys(detectedBy)));
  expect(engineNames).toHaveLength(inCatalogue.size);
  const marks = [...html.matchAll(/<span class="engines__dots".*?<\/span><\/span>Found by (\d+)/g)];
  expect(marks).toHaveLength(4);
  for (const [mark, found] of marks) {
    expect(Number(found)).toBeLessThanOrEqual(engineNames.length);
    expect(mark.match(/engines__dot[ "]/g)).toHaveLength(engineNames.length);
  }
});
