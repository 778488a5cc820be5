import { accountMessages } from '@curbcut/model/accounts';
import { defaultSiteConfig, type SiteConfig } from '@curbcut/model/site';
import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { App } from '../../app/app.tsx';
import { ProUpsell } from '../free-scan/components/pro-upsell.tsx';
import { LoginPage } from './components/login-page.tsx';
import { RegisterPage } from './components/register-page.tsx';

function render(Page: ComponentType, registration: SiteConfig['registration']): string {
  return renderToStaticMarkup(
    <App config={{ ...defaultSiteConfig, registration }} queryClient={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </App>,
  );
}

it('asks for the code at once where registration needs one', () => {
  expect(render(RegisterPage, 'open')).not.toContain('Invitation code');
  expect(render(RegisterPage, 'invite')).toContain('Invitation code');
});

it('lets nobody fill a form that is refused, where registration is closed', () => {
  const html = render(RegisterPage, 'off');
  expect(html).toContain(accountMessages.registrationOff);
  expect(html).not.toContain('<form');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('is offered on the login page and beside the free scan unless it is closed', () => {
  expect(render(LoginPage, 'open')).toContain('Create account');
  expect(render(LoginPage, 'off')).not.toContain('/register');
  const Upsell = () => <ProUpsell user={null} />;
  expect(render(Upsell, 'open')).toContain('/register');
  expect(render(Upsell, 'off')).toBe('');
});
