import { defaultSiteConfig } from '@curbcut/model/site';
import { rules } from '@curbcut/rules';
import { goldenPageScan } from '@curbcut/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { App } from '../../app/app.tsx';
import { engineSources } from '../../lib/engine-names.ts';
import { HomePage } from './components/home-page.tsx';

const html = renderToStaticMarkup(
  <App config={defaultSiteConfig} queryClient={new QueryClient()}>
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>
  </App>,
);

it('knows each engine, and which of them are sources of their own', () => {
  const inCatalogue = new Set(rules.flatMap(({ detectedBy }) => Object.keys(detectedBy)));
  // The pages of a site are compared, and looked at by the others.
  inCatalogue.delete('site');
  expect(engineSources.flat()).toHaveLength(inCatalogue.size);
  const independent = goldenPageScan().engines.filter((engine) => engine.independent);
  expect(engineSources).toHaveLength(independent.length);
});

it('claims agreement nowhere: two engines that read one run are one source', () => {
  const found = [...html.matchAll(/Found by ([^<]+)/g)].map(([, by]) => by);
  expect(found).toEqual(['axe-core', 'our checks']);
  expect(html).not.toMatch(/several engines|engines agree|\d engines|how many engines/i);
});

it('begins with what a visitor wants to know, and names no engine before the sample', () => {
  expect(html).toContain('<h1>Find out who can’t use your website, and what to fix first</h1>');
  const [beginning = ''] = html.split('Less noise, more ramp');
  expect(beginning).toMatch(/Do these three first.*href="\/sample-result"/s);
  expect(beginning).not.toMatch(new RegExp(engineSources.flat().join('|'), 'i'));
});
