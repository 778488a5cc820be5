import { defaultSiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowItWorks } from './components/how-it-works.tsx';
import { scanTerms } from './use-scan-terms.ts';

function render(sendsMail: boolean): string {
  return renderToStaticMarkup(
    <HowItWorks terms={scanTerms({ ...defaultSiteConfig, sendsMail }, null)} />,
  );
}

test('mail is named only where it leaves the server, and never promised', () => {
  expect(render(true)).toContain('Keep the link: mail can be delayed or refused.');
  expect(render(true)).toContain('to your e-mail address if mail gets through');
  expect(render(true)).not.toMatch(/we (send|mail)/i);
  const html = render(false);
  expect(html).not.toContain('e-mail');
  expect(html).toContain('this server does not send mail at the moment');
});
