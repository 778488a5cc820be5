import { defaultSiteConfig } from '@curbcut/model/site';
import { describe, expect, it } from 'vitest';
import { pageHead } from './page-head.ts';
import { pageScripts } from './page-scripts.ts';
import { sitemap } from './sitemap.ts';

const config = { ...defaultSiteConfig, publicUrl: 'https://scan.example.org' };
const page = { path: '/help', title: 'Help & "more"', description: 'How <it> works.' };

describe('pageHead', () => {
  it('has title, description, canonical address and what link previews read, escaped', () => {
    const head = pageHead(page, { config, scripts: ['/assets/help.js'] });
    expect(head).toContain('<title>Help &amp; &quot;more&quot; - Curbcut</title>');
    expect(head).toContain('<meta name="description" content="How &lt;it&gt; works." />');
    expect(head).toContain('<link rel="canonical" href="https://scan.example.org/help" />');
    expect(head).toContain(
      '<meta property="og:image" content="https://scan.example.org/link-picture.png" />',
    );
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(head).toContain('<link rel="modulepreload" href="/assets/help.js" crossorigin />');
    expect(head).not.toContain('ld+json');
  });

  it('gives a page that is in no index no canonical address', () => {
    const head = pageHead({ ...page, robots: 'noindex' }, { config, scripts: [] });
    expect(head).toContain('<meta name="robots" content="noindex" />');
    expect(head).not.toContain('canonical');
  });

  it('says on the home page who runs the site, and nothing that can end the script', () => {
    const operator = { ...config.operator, name: 'A </script> B', supportEmail: 'a@example.org' };
    const head = pageHead({ ...page, path: '/' }, { config: { ...config, operator }, scripts: [] });
    expect(head).toContain('"@type":"Organization"');
    expect(head).toContain('"@type":"WebSite"');
    expect(head).toContain(String.raw`A \u003c/script> B`);
  });

  it('is of an article where the page says so', () => {
    const data = [{ '@context': 'https://schema.org', '@type': 'Article' }];
    const head = pageHead({ ...page, structuredData: () => data }, { config, scripts: [] });
    expect(head).toContain('<meta property="og:type" content="article" />');
  });
});

it('a page brings the scripts that the first script has not brought', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared'] },
    _shared: { file: 'assets/shared.js' },
    _form: { file: 'assets/form.js', imports: ['_shared'] },
    'src/help.tsx': { file: 'assets/help.js', imports: ['index.html', '_form'] },
  };
  expect(pageScripts(manifest, 'src/help.tsx')).toEqual(['/assets/help.js', '/assets/form.js']);
  expect(() => pageScripts(manifest, 'src/none.tsx')).toThrow('src/none.tsx');
});

it('a page to register on is for no index where nobody can', () => {
  const register = { ...page, path: '/register', needsRegistration: true as const };
  for (const registration of ['open', 'invite'] as const) {
    expect(sitemap({ ...config, registration }, [register]).content).toContain('/register');
  }
  const closed = { ...config, registration: 'off' as const };
  expect(sitemap(closed, [register]).content).not.toContain('/register');
  const head = pageHead(register, { config: closed, scripts: [] });
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toContain('canonical');
});

it('the sitemap lists what may be listed', () => {
  const { content } = sitemap(config, [
    { ...page, lastModified: '2026-11-20' },
    { ...page, path: '/login', robots: 'noindex' },
  ]);
  expect(content).toContain(
    '<url><loc>https://scan.example.org/help</loc><lastmod>2026-11-20</lastmod></url>',
  );
  expect(content).not.toContain('/login');
});
