import path from 'node:path';
import { databaseUrlSetting, readSettings, wholeNumberSetting } from '@curbcut/settings';
import { z } from 'zod';

const Env = z.object({
  PORT: wholeNumberSetting(1, 65_535).default(8000),
  HOST: z.string().trim().default('127.0.0.1'),
  CURBCUT_STATE_DIR: z
    .string()
    .transform((text) => path.resolve(text))
    .optional(),
  DATABASE_URL: databaseUrlSetting.optional(),
  ALLOW_PRIVATE_TARGETS: z.string().trim().optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'expected smtp://host:port or smtps://host:port' })
    .optional(),
});

/** What `npm start` itself needs; the API and the worker read the rest of the environment on their own. */
export type StandaloneEnv = z.output<typeof Env>;

/** Throws a SettingsError that lists every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): StandaloneEnv {
  return readSettings(Env, source);
}
