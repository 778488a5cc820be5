import { resolve } from 'node:path';
import {
  addressOf,
  databaseUrlSetting,
  emailPattern,
  listSetting,
  originSetting,
  readSettings,
  wholeNumberSetting,
} from '@curbcut/contracts';
import { readTargetPolicy } from '@curbcut/services';
import { z } from 'zod';
import { defaultSlots } from './default-slots.ts';

const emailSetting = z.string().trim().regex(emailPattern, 'expected an e-mail address');

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
  SMTP_URL: smtpUrlSetting.optional(),
  MAIL_FROM: senderSetting.optional(),
  SUPPORT_EMAIL: emailSetting.optional(),
  CHROME_PATH: z.string().optional(),
  SCAN_CONCURRENCY: wholeNumberSetting(1, 64).default(defaultSlots()),
  ALLOW_PRIVATE_TARGETS: z
    .string()
    .superRefine((text, check) => report(check, { ...noTargets, allowPrivateTargets: text }))
    .default(''),
  OPTED_OUT_HOSTS: listSetting
    .superRefine((hosts, check) => report(check, { ...noTargets, optedOutHosts: hosts }))
    .default([]),
});

export interface WorkerEnv extends Omit<z.output<typeof Env>, 'PUBLIC_URL' | 'MAIL_FROM'> {
  PUBLIC_URL: string;
  MAIL_FROM: string;
  /** What ALLOW_PRIVATE_TARGETS and OPTED_OUT_HOSTS say. */
  targetPolicy: ReturnType<typeof readTargetPolicy>['policy'];
}

/** Throws a SettingsError that lists every problem. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): WorkerEnv {
  const env = readSettings(Env, source);
  const publicUrl = env.PUBLIC_URL ?? addressOf(env.HOST, env.PORT);
  const { policy } = readTargetPolicy({
    allowPrivateTargets: env.ALLOW_PRIVATE_TARGETS,
    optedOutHosts: env.OPTED_OUT_HOSTS,
    publicUrl,
  });
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    MAIL_FROM: env.MAIL_FROM ?? `Curbcut <no-reply@${new URL(publicUrl).hostname}>`,
    targetPolicy: policy,
  };
}
