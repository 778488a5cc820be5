import { emailPattern } from '@curbcut/model/text';
import { defaultScanLimits, type ScanLimits } from '@curbcut/scanner';
import { originSetting, readSettings, wholeNumberSetting } from '@curbcut/settings';
import { productSettings, toProductConfig } from '@curbcut/services/program';
import type { UseBudget } from '@curbcut/services/site-scans';
import { z } from 'zod';
import { defaultSlots } from './default-slots.ts';

/** `address` or `Name <address>`. */
const senderSetting = z
  .string()
  .trim()
  .refine(
    (text) => emailPattern.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'expected an e-mail address, or a name with one: Curbcut <scans@example.org>',
  );

const smtpUrlSetting = z
  .string()
  .trim()
  .refine(
    (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
    'expected smtp://user:password@host:port or smtps://...; unset, mails stay in the outbox',
  );

const Env = z.object({
  ...productSettings,
  SMTP_URL: smtpUrlSetting.optional(),
  MAIL_FROM: senderSetting.optional(),
  CHROME_PATH: z.string().optional(),
  STATUS_CHECK_URL: originSetting.optional(),
  SCAN_CONCURRENCY: wholeNumberSetting(1, 64).default(defaultSlots()),
  SCAN_USE_SECONDS: wholeNumberSetting(1, 60).optional(),
  SCAN_USE_STOPS: wholeNumberSetting(1, 1_000).optional(),
  SCAN_USE_BUTTONS: wholeNumberSetting(0, 200).optional(),
  SCAN_USE_STATES: wholeNumberSetting(0, 100).optional(),
  SCAN_USE_SITE_SECONDS: wholeNumberSetting(0, 86_400).default(300),
});

type UseLimits = Partial<Pick<ScanLimits, 'useMs' | 'walkStops' | 'useControls' | 'useStates'>>;

export interface WorkerEnv extends Omit<
  z.output<typeof Env>,
  'PUBLIC_URL' | 'MAIL_FROM' | 'STATUS_CHECK_URL'
> {
  PUBLIC_URL: string;
  /** Where the services are asked whether they work. */
  STATUS_CHECK_URL: string;
  MAIL_FROM: string;
  /** How far pages are used, where that is not left to the scanner. */
  useLimits: UseLimits;
  /** For how long pages are used at most, alone and as pages of one site. */
  useBudget: UseBudget;
  /** The configuration that web server and worker share. */
  product: ReturnType<typeof toProductConfig>;
}

/** Throws a SettingsError that lists every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): WorkerEnv {
  const env = readSettings(Env, source);
  const product = toProductConfig(env);
  return {
    ...env,
    PUBLIC_URL: product.publicUrl,
    STATUS_CHECK_URL: env.STATUS_CHECK_URL ?? product.publicUrl,
    MAIL_FROM: env.MAIL_FROM ?? `Curbcut <no-reply@${new URL(product.publicUrl).hostname}>`,
    useLimits: toUseLimits(env),
    useBudget: {
      siteMs: env.SCAN_USE_SITE_SECONDS * 1_000,
      pageMs: toUseLimits(env).useMs ?? defaultScanLimits.useMs,
    },
    product,
  };
}

function toUseLimits(env: z.output<typeof Env>): UseLimits {
  const { SCAN_USE_SECONDS: seconds, SCAN_USE_STOPS: walkStops } = env;
  const { SCAN_USE_BUTTONS: useControls, SCAN_USE_STATES: useStates } = env;
  return {
    ...(seconds === undefined ? {} : { useMs: seconds * 1_000 }),
    ...(walkStops === undefined ? {} : { walkStops }),
    ...(useControls === undefined ? {} : { useControls }),
    ...(useStates === undefined ? {} : { useStates }),
  };
}
