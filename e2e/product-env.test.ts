import { afterEach, expect, it, vi } from 'vitest';
import { productEnv } from './product-env.ts';

afterEach(() => vi.unstubAllEnvs());

it('an installation that is configured on this machine is left alone', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://curbcut@db.example/curbcut');
  vi.stubEnv('SMTP_URL', 'smtp://mail.example');
  vi.stubEnv('CHROME_PATH', '/opt/chrome');
  const env = productEnv({ PORT: '8100' });
  expect(env).toMatchObject({
    PATH: process.env['PATH'],
    CHROME_PATH: '/opt/chrome',
    PORT: '8100',
  });
  expect(env).not.toHaveProperty('DATABASE_URL');
  expect(env).not.toHaveProperty('SMTP_URL');
});
