import type { Scanner } from '@curbcut/scanner';
import type { ServiceContext } from '@curbcut/services/kernel';
import { openTestServices } from '@curbcut/services/rig';
import { readEnv } from './env.ts';

/** Services as the worker opens them; `settings` are environment variables. Only tests import this file. */
export async function openWorkerServices(
  databaseUrl: string,
  mailKind: 'smtp' | 'outbox' = 'outbox',
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceContext> {
  const { product } = readEnv({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://scan.example.org',
    ...settings,
  });
  const many = { freeScansPerHour: 1_000, freeScansAtOnce: 1_000 };
  const config = { ...product, ...many, mailKind, version: '0.0.0-test', environment: 'test' };
  return openTestServices(databaseUrl, config, 'worker');
}

/** A scanner that does nothing but what the test says. */
export function fakeScanner(parts: Partial<Scanner>): Scanner {
  const refuse = () => Promise.reject(new Error('The test does not expect this call'));
  return {
    scanPage: refuse,
    printPdf: refuse,
    drawThumbnail: refuse,
    check: async () => ({ ready: true, browserVersion: 'HeadlessChrome/1', problem: null }),
    close: async () => {},
    ...parts,
  };
}
