import { defaultSiteConfig, noMailHere } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowItWorks } from './components/how-it-works.tsx';
import { scanTerms } from './use-scan-terms.ts';

function render(sendsMail: boolean): string {
  return renderToStaticMarkup(
    <HowItWorks terms={scanTerms({ ...defaultSiteConfig, sendsMail }, null)} />,
  );
}

test('a mail is promised only where the server sends mail', () => {
  expect(render(true)).toContain('and we e-mail you a copy');
  expect(render(true)).toContain('The e-mail usually arrives within 2-3 minutes.');
  expect(render(true)).not.toMatch(/gets through|can be delayed/);
  const html = render(false);
  expect(html).not.toMatch(/we e-mail|arrives/i);
  expect(html).toContain(noMailHere);
});
