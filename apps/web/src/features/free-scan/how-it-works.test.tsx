import { defaultSiteConfig } from '@curbcut/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowItWorks } from './components/how-it-works.tsx';
import { scanTerms } from './use-scan-terms.ts';

function render(sendsMail: boolean): string {
  return renderToStaticMarkup(
    <HowItWorks terms={scanTerms({ ...defaultSiteConfig, sendsMail }, null)} />,
  );
}

test('a report is promised by e-mail only where mails leave the server', () => {
  expect(render(true)).toContain('By e-mail within');
  expect(render(true)).toContain('to your e-mail address');
  const html = render(false);
  expect(html).not.toContain('e-mail');
  expect(html).toContain('this server does not send mail at the moment');
});
