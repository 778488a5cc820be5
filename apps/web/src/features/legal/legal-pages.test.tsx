import { readFileSync, globSync } from 'node:fs';
import { defaultSiteConfig, type Operator, type SiteConfig } from '@curbcut/model/site';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { CookiesPage } from './components/cookies-page.tsx';
import { PrivacyPage } from './components/privacy-page.tsx';
import { TermsPage } from './components/terms-page.tsx';
import { storedItems } from './stored-items.ts';

const operator: Operator = {
  ...defaultSiteConfig.operator,
  name: 'Ramp Works Inc.',
  address: ['12 Harbor Road', 'Ottawa ON K1A 0A1'],
  privacyEmail: 'privacy@example.org',
  supportEmail: 'support@example.org',
};
const configured: SiteConfig = {
  ...defaultSiteConfig,
  operator,
  payments: true,
  analyticsId: 'G-ABC123DEF4',
};

function render(Page: ComponentType, config = defaultSiteConfig): string {
  return renderToStaticMarkup(
    <SiteConfigContext value={config}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </SiteConfigContext>,
  );
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
}

const pages = { PrivacyPage, TermsPage, CookiesPage };

describe.each(Object.entries(pages))('%s', (_name, Page) => {
  it('is effective and was last updated on September 4, 2025', () => {
    expect(textOf(render(Page))).toContain(
      'Effective September 4, 2025, last updated September 4, 2025',
    );
  });

  it('names the operator as configured, and shows nothing where nothing is', () => {
    const text = textOf(render(Page, configured));
    expect(text).toContain('Ramp Works Inc., a federally incorporated company in Ottawa, Canada');
    expect(text).toContain('12 Harbor Road');
    const unconfigured = render(Page);
    expect(textOf(unconfigured)).toMatch(
      /[Tt]he operator of this service(?:,| is) a federally incorporated company in Ottawa, Canada/,
    );
    expect(unconfigured).not.toMatch(/mailto:|tel:|null|undefined/);
  });

  it('lists all of its sections in the contents, in their order', () => {
    const html = render(Page);
    const contents = [...html.matchAll(/<li><a href="#([\w-]+)">([^<]+)</g)];
    const headings = [...html.matchAll(/<h2 id="([\w-]+)" tabindex="-1">\d+\. ([^<]+)</g)];
    expect(contents.length).toBeGreaterThan(5);
    expect(contents.map(([, id, title]) => [id, title])).toEqual(
      headings.map(([, id, title]) => [id, title]),
    );
  });

  it('draws no style attributes', () => {
    expect(render(Page, configured)).not.toMatch(/\sstyle=/);
  });
});

describe('content', () => {
  it('of the terms', () => {
    const text = textOf(render(TermsPage));
    expect(text).toContain('at least 18 years old');
    expect(text).toContain(
      'Scanning a website without the authorization of its owner is forbidden.',
    );
    expect(text).toContain('diagnostic tool only. It does not guarantee compliance');
    expect(text).toContain('what you have paid us in the 6 months before the claim');
    expect(text).toContain('The law of the Province of Ontario, Canada governs these terms');
    expect(text).toContain('takes no payments');
    const other = { ...defaultSiteConfig, operator: { ...operator, governingLaw: 'France' } };
    expect(textOf(render(TermsPage, other))).toContain('The law of France governs');
  });

  it('of the privacy policy', () => {
    const text = textOf(render(PrivacyPage));
    expect(text).toContain('not directed to children under 13');
    expect(text).toContain('at least 18');
    expect(text).toContain('Consent is given, or refused, in a banner');
    expect(text).toContain('may be held until you ask for its deletion');
    expect(text).toContain('uses no analytics');
    expect(text).not.toContain('Stripe');
    const paid = textOf(render(PrivacyPage, configured));
    expect(paid).toContain('Stripe');
    expect(paid).toContain('Google Analytics 4');
  });

  it('of the cookie policy', () => {
    const text = textOf(render(CookiesPage));
    expect(text).toContain('Consent is given, or refused, in a banner');
    expect(text).toContain('may be held until you ask for its deletion');
    expect(text).not.toContain('_ga');
    expect(render(CookiesPage)).not.toContain('<button');
    const withAnalytics = textOf(render(CookiesPage, configured));
    expect(withAnalytics).toContain('_ga');
    expect(withAnalytics).toContain('Decline Analytics');
    expect(withAnalytics).toContain('Accept All Cookies');
  });
});

it('names every entry that the app keeps in the browser', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const kept = sources
    .filter((source) => /\b(?:writeStored|localStorage|sessionStorage)\(?/.test(source))
    .flatMap((source) => [...source.matchAll(/^(?:export )?const \w*[kK]ey = '([^']+)'/gm)])
    .map(([, key]) => key);
  expect(kept.length).toBeGreaterThan(3);
  expect(new Set(kept)).toEqual(new Set(storedItems.map(({ key }) => key)));
});
