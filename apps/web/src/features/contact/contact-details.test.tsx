import { defaultOperator, defaultSiteConfig, type Operator } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { ContactDetails } from './components/contact-details.tsx';

function render(operator: Partial<Operator>): string {
  const config = { ...defaultSiteConfig, operator: { ...defaultOperator, ...operator } };
  return renderToStaticMarkup(
    <SiteConfigContext value={config}>
      <MemoryRouter>
        <ContactDetails />
      </MemoryRouter>
    </SiteConfigContext>,
  );
}

test('nobody promises what the operator has not configured', () => {
  const html = render({});
  expect(html).not.toContain('Contact information');
  expect(html).not.toContain('24 hours');
  expect(html).toContain('Before you write');
  expect(render({ phone: '+1 613 555 0100' })).not.toContain('Reply');
});

test('how soon a message is answered is what the operator says', () => {
  const html = render({ replyTime: 'Within two days' });
  expect(html).toContain('Contact information');
  expect(html).toMatch(/Reply<\/dt><dd>Within two days</);
});
