import path from 'node:path';
import { databaseUrlSetting, readSettings } from '@curbcut/settings';
import { defaultStateDir, findRunningPostgres } from '@curbcut/embedded-postgres';
import { z } from 'zod';
import { NoDatabaseError } from './no-database-error.ts';

const Env = z.object({
  DATABASE_URL: databaseUrlSetting.optional(),
  CURBCUT_STATE_DIR: z.string().optional(),
});

/**
 * The address of the installation's database: that of DATABASE_URL, else of the server that runs on the state directory.
 * Throws a SettingsError, NoDatabaseError or EmbeddedPostgresError, each a sentence for the operator.
 */
export async function findDatabase(
  source: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const env = readSettings(Env, source);
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const stateDir = path.resolve(env.CURBCUT_STATE_DIR ?? (await defaultStateDir(process.cwd())));
  const databaseUrl = await findRunningPostgres(stateDir);
  if (databaseUrl !== null) return databaseUrl;
  throw new NoDatabaseError(
    `No database runs on the state directory ${stateDir}. Start Curbcut with npm start, set CURBCUT_STATE_DIR to the directory it uses, or set DATABASE_URL.`,
  );
}
