import { isIP } from 'node:net';
import { limits } from '@curbcut/model/limits';
import {
  listSetting,
  originSetting,
  readSettings,
  SettingsError,
  switchSetting,
  wholeNumberSetting,
} from '@curbcut/settings';
import { productSettings, toProductConfig } from '@curbcut/services/program';
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

const Env = z.object({
  ...productSettings,
  SMTP_URL: z.string().optional(),
  FREE_SCANS_PER_HOUR: wholeNumberSetting(1, 1_000_000).default(limits.freeScansPerHour),
  FREE_SCANS_AT_ONCE: wholeNumberSetting(1, 10_000).default(limits.freeScansAtOnce),
  TRUST_PROXY: trustProxySetting.default(false),
  HEALTH_SHOWS_VERSIONS: switchSetting.default(true),
  REGISTRATION: z
    .enum(['open', 'invite', 'off'], { error: 'expected open, invite or off' })
    .default('open'),
  INVITE_CODE: z.string().trim().min(8, 'expected at least 8 characters').optional(),
  CORS_ORIGINS: listSetting.pipe(z.array(originSetting)).default([]),
});

export interface ApiEnv extends Omit<z.output<typeof Env>, 'PUBLIC_URL'> {
  PUBLIC_URL: string;
  /** The configuration that web server and worker share. */
  product: ReturnType<typeof toProductConfig>;
}

/** Throws a SettingsError that lists every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): ApiEnv {
  const env = readSettings(Env, source);
  if (env.REGISTRATION === 'invite' && env.INVITE_CODE === undefined) {
    throw new SettingsError(['INVITE_CODE: required where REGISTRATION is invite']);
  }
  const product = toProductConfig(env);
  return { ...env, PUBLIC_URL: product.publicUrl, product };
}

function isProxyEntry(text: string): boolean {
  const entry = text.trim();
  if (proxyRanges.includes(entry)) return true;
  const [ip = '', bits, ...rest] = entry.split('/');
  const version = isIP(ip);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
