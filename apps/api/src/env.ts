import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  addressOf,
  databaseUrlSetting,
  limits,
  listSetting,
  originSetting,
  readSettings,
  switchSetting,
  wholeNumberSetting,
} from '@curbcut/contracts';
import { readTargetPolicy } from '@curbcut/services';
import { z } from 'zod';

const proxyRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** False: nobody; a number: so many hops, counted from us; a list: these addresses and ranges. */
const trustProxySetting = z
  .string()
  .trim()
  .refine(
    (text) => /^\d{1,2}$/.test(text) || text.split(',').every((entry) => isProxyEntry(entry)),
    'expected the number of proxies in front of this server, or a comma-separated list of their addresses or ranges such as 10.0.0.0/8 (never true: anybody could then forge an address)',
  )
  .transform((text): false | number | string[] => {
    if (/^\d+$/.test(text)) return Number(text) || false;
    return text.split(',').map((entry) => entry.trim());
  });

type TargetSettings = Parameters<typeof readTargetPolicy>[0];
const noTargets = { allowPrivateTargets: '', optedOutHosts: [], publicUrl: 'http://localhost' };

function report(check: z.RefinementCtx, settings: TargetSettings): void {
  for (const problem of readTargetPolicy(settings).problems) check.addIssue(problem);
}

const Env = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: wholeNumberSetting(1, 65_535).default(8000),
  HOST: z.string().trim().default('127.0.0.1'),
  PUBLIC_URL: originSetting.optional(),
  CURBCUT_STATE_DIR: z
    .string()
    .default('.curbcut')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseUrlSetting,
  SMTP_URL: z.string().optional(),
  ALLOW_PRIVATE_TARGETS: z
    .string()
    .superRefine((text, check) => report(check, { ...noTargets, allowPrivateTargets: text }))
    .default(''),
  OPTED_OUT_HOSTS: listSetting
    .superRefine((hosts, check) => report(check, { ...noTargets, optedOutHosts: hosts }))
    .default([]),
  FREE_SCANS_PER_HOUR: wholeNumberSetting(1, 1_000_000).default(limits.freeScansPerHour),
  FREE_SCANS_AT_ONCE: wholeNumberSetting(1, 10_000).default(limits.freeScansAtOnce),
  TRUST_PROXY: trustProxySetting.default(false),
  HEALTH_SHOWS_VERSIONS: switchSetting.default(true),
  CORS_ORIGINS: listSetting.pipe(z.array(originSetting)).default([]),
});

export interface ApiEnv extends Omit<z.output<typeof Env>, 'PUBLIC_URL'> {
  PUBLIC_URL: string;
  /** What ALLOW_PRIVATE_TARGETS and OPTED_OUT_HOSTS say. */
  targetPolicy: ReturnType<typeof readTargetPolicy>['policy'];
}

/** Throws a SettingsError that lists every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): ApiEnv {
  const env = readSettings(Env, source);
  const publicUrl = env.PUBLIC_URL ?? addressOf(env.HOST, env.PORT);
  const { policy } = readTargetPolicy({
    allowPrivateTargets: env.ALLOW_PRIVATE_TARGETS,
    optedOutHosts: env.OPTED_OUT_HOSTS,
    publicUrl,
  });
  return { ...env, PUBLIC_URL: publicUrl, targetPolicy: policy };
}

function isProxyEntry(text: string): boolean {
  const entry = text.trim();
  if (proxyRanges.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
