import { tmpdir } from 'node:os';
import { silentLog } from '@curbcut/model/log';
import { planCatalogue } from '@curbcut/model/plans';
import { createTargetPolicy } from '@curbcut/url-guard';
import {
  openServices,
  type ServiceContext,
  type ServicesConfig,
  unconfiguredOperator,
} from '../src/kernel/index.ts';
import { cheapPasswords } from './cheap-passwords.ts';

/** Services over a test's database, configured as an installation that has set nothing but `config`. */
export async function openTestServices(
  databaseUrl: string,
  config: Partial<ServicesConfig> = {},
  role: 'api' | 'worker' = 'api',
): Promise<ServiceContext> {
  return openServices({
    databaseUrl,
    passwords: cheapPasswords(),
    role,
    log: silentLog,
    config: {
      publicUrl: 'https://curbcut.example',
      version: '1.2.3',
      stateDir: tmpdir(),
      leastFreeDiskBytes: 1,
      environment: 'test',
      targetPolicy: createTargetPolicy(),
      freeScansPerHour: 10,
      freeScansAtOnce: 3,
      mailKind: 'outbox',
      plans: planCatalogue,
      defaultPlan: 'free',
      usesPages: true,
      registration: 'open',
      payments: null,
      ...unconfiguredOperator,
      ...config,
    },
  });
}
