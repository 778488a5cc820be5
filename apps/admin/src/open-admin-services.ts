import { silentLog } from '@curbcut/model/log';
import { readSettings } from '@curbcut/settings';
import { openServices, type ServiceContext } from '@curbcut/services/kernel';
import { productSettings, toProductConfig } from '@curbcut/services/program';
import { z } from 'zod';
import packageFile from '../package.json' with { type: 'json' };

/** The product's services over a database, with the plans as the environment sets them. Throws a SettingsError. */
export async function openAdminServices(
  databaseUrl: string,
  source: Readonly<Record<string, string | undefined>>,
): Promise<ServiceContext> {
  const settings = readSettings(z.object(productSettings), {
    ...source,
    DATABASE_URL: databaseUrl,
  });
  return openServices({
    databaseUrl,
    role: 'api',
    config: {
      ...toProductConfig(settings),
      version: packageFile.version,
      // Nobody scans, registers or mails from here.
      freeScansPerHour: 0,
      freeScansAtOnce: 0,
      registration: 'off',
      mailKind: 'outbox',
    },
    // What goes wrong is thrown; the rest is of no interest at a terminal.
    log: silentLog,
  });
}
