import { defaultSiteConfig } from '@curbcut/model/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteConfigContext } from '../../lib/site-config.ts';
import { SupportContact } from './components/support-contact.tsx';

function render(supportEmail: string | null): string {
  const operator = { ...defaultSiteConfig.operator, supportEmail };
  return renderToStaticMarkup(
    <SiteConfigContext value={{ ...defaultSiteConfig, operator }}>
      <MemoryRouter>
        <SupportContact />
      </MemoryRouter>
    </SiteConfigContext>,
  );
}

it('names the operator’s email, else the contact page', () => {
  expect(render('help@maple.example')).toContain('href="mailto:help@maple.example"');
  expect(render(null)).toContain('href="/contact?type=support"');
});
