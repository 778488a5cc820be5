import { defaultSiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteConfigContext } from '../../../lib/site-config.ts';
import { PageUseChoice } from './page-use-choice.tsx';

function draw(usesPages: boolean, value = true): string {
  return renderToStaticMarkup(
    <SiteConfigContext value={{ ...defaultSiteConfig, usesPages }}>
      <PageUseChoice value={value} onChange={() => undefined} />
    </SiteConfigContext>,
  );
}

test('the choice is a checkbox that says what it comes to', () => {
  const drawn = draw(true);
  expect(drawn).toContain('Use the page by keyboard and mouse');
  const [, hint] = /aria-describedby="([^"]+)"/.exec(drawn) ?? [];
  expect(drawn).toMatch(new RegExp(`<p id="${hint}"[^>]*>Follows Tab, .+ stay untested\\.</p>`));
  expect(drawn).toContain('checked=""');
  expect(draw(true, false)).not.toContain('checked=""');
});

test('a server that uses no pages offers no choice', () => {
  expect(draw(false)).toBe('');
});
