import type { Log } from '@curbcut/model/log';
import type { Scanner } from '@curbcut/scanner';
import { openServices, type ServiceContext } from '@curbcut/services/kernel';
import { requestScan } from '@curbcut/services/scans';
import { readEnv } from './env.ts';

const silent: Log = { info() {}, warn() {}, error() {} };

/** Services as the worker opens them; only tests import this file. */
export async function openTestServices(
  databaseUrl: string,
  mailKind: 'smtp' | 'outbox' = 'outbox',
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceContext> {
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://scan.example.org',
    ...settings,
  });
  return openServices({
    databaseUrl,
    role: 'worker',
    config: {
      ...env.product,
      version: '0.0.0-test',
      environment: 'test',
      freeScansPerHour: 1_000,
      freeScansAtOnce: 1_000,
      mailKind,
      registration: 'off',
    },
    log: silent,
  });
}

export async function requestTestScan(
  ctx: ServiceContext,
  input: { url: string; email?: string; name?: string },
): Promise<string> {
  const { job_id: scanId } = await requestScan({
    ctx,
    input: { clientIp: '198.51.100.9', ...input },
  });
  return scanId;
}

/** A scanner that does nothing but what the test says. */
export function fakeScanner(parts: Partial<Scanner>): Scanner {
  const refuse = () => Promise.reject(new Error('The test does not expect this call'));
  return {
    scanPage: refuse,
    printPdf: refuse,
    check: async () => ({ ready: true, browserVersion: 'HeadlessChrome/1', problem: null }),
    close: async () => {},
    ...parts,
  };
}
