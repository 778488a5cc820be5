import { defaultSiteConfig, type SiteConfig } from '@curbcut/model/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { HelpPage } from './components/help-page.tsx';
import { helpContent } from './help-content.ts';
import { helpPage } from './help-page-info.ts';

function render(config: SiteConfig): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SiteConfigContext value={config}>
        <MemoryRouter>
          <HelpPage />
        </MemoryRouter>
      </SiteConfigContext>
    </QueryClientProvider>,
  );
}

it('holds every article and answer in the page itself, closed, for whoever reads without a script', () => {
  const html = render(defaultSiteConfig);
  const { articles, questions } = helpContent(defaultSiteConfig);
  expect(html.match(/<details/g)).toHaveLength(articles.length + questions.length);
  expect(html).not.toMatch(/<details[^>]* open/);
  for (const { id } of [...articles, ...questions]) expect(html).toContain(`id="${id}"`);
  expect(html).not.toMatch(/\sstyle=/);
});

it('shows the chips, the parts of the system and the links beside it', () => {
  const html = render(defaultSiteConfig);
  for (const chip of [
    'All',
    'Getting Started',
    'Account Management',
    'Dashboard Guide',
    'Scanning Guide',
    'Free Features',
    'Reports Guide',
  ]) {
    expect(html).toMatch(new RegExp(`<button[^>]*class="chip"[^>]*>${chip}<`));
  }
  for (const part of ['Web Services', 'Scanning Engine', 'Dashboard']) {
    expect(html).toContain(`<dt>${part}</dt>`);
  }
  for (const to of ['/free-scan', '/login', '/register', '/contact', '/status']) {
    expect(html).toContain(`href="${to}"`);
  }
});

it('offers only the contacts that the operator has configured', () => {
  expect(render(defaultSiteConfig)).not.toMatch(/mailto:|tel:|Emergency/);
  const operator = {
    ...defaultSiteConfig.operator,
    supportEmail: 'help@example.org',
    phone: '+1 (613) 555-0100',
    supportHours: 'Monday-Friday 9:00 AM-6:00 PM EST',
    emergencySupport: '24/7',
  };
  const html = render({ ...defaultSiteConfig, operator });
  expect(html).toContain('href="mailto:help@example.org"');
  expect(html).toContain('href="tel:+16135550100"');
  expect(html).toContain('Monday-Friday 9:00 AM-6:00 PM EST');
  expect(html).toContain('Emergency support: 24/7');
});

it('tells search engines the same questions and answers', () => {
  const [data] = helpPage.structuredData?.(defaultSiteConfig) ?? [];
  const { questions } = helpContent(defaultSiteConfig);
  expect(data).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  });
});
