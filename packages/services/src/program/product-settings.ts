import { resolve } from 'node:path';
import { billingSettings, toBillingConfig } from '@curbcut/billing';
import { limits } from '@curbcut/model/limits';
import {
  createPlanCatalogue,
  planNumbers,
  planTypes,
  type PlanNumber,
  type PlanOverrides,
  type PlanType,
} from '@curbcut/model/plans';
import {
  urlOfListener,
  databaseUrlSetting,
  listSetting,
  originSetting,
  switchSetting,
  wholeNumberSetting,
} from '@curbcut/settings';
import { z } from 'zod';
import type { OperatorConfig } from '../kernel/context/operator-config.ts';
import type { ServicesConfig } from '../kernel/context/service-context.ts';
import { findOwnServices } from './find-own-services.ts';
import { operatorSettings, toOperatorConfig } from './operator-settings.ts';
import { readTargetPolicy } from './read-target-policy.ts';

const mebibyte = 1024 ** 2;

type TargetSettings = Parameters<typeof readTargetPolicy>[0];
const noTargets = { allowPrivateTargets: '', optedOutHosts: [], publicUrl: 'http://localhost' };

function report(check: z.RefinementCtx, settings: TargetSettings): void {
  for (const problem of readTargetPolicy(settings).problems) check.addIssue(problem);
}

/** `pro.scansPerMonth=500`; -1 means unlimited. */
const planEntry = new RegExp(
  `^(${planTypes.join('|')})\\.(${planNumbers.join('|')})\\s*=\\s*(-1|\\d{1,9})$`,
);

const planNumbersSetting = listSetting.transform((entries, check): PlanOverrides => {
  const overrides: Partial<Record<PlanType, Partial<Record<PlanNumber, number>>>> = {};
  for (const entry of entries) {
    const [, type, number, value] = planEntry.exec(entry) ?? [];
    if (type === undefined) {
      check.addIssue(
        `expected entries such as pro.scansPerMonth=500 (${planTypes.join(', ')}; ${planNumbers.join(', ')}; -1 is unlimited)`,
      );
      return {};
    }
    const plan = type as PlanType;
    overrides[plan] = { ...overrides[plan], [number as PlanNumber]: Number(value) };
  }
  return overrides;
});

/** The settings that web server and worker share, as a zod shape. */
export const productSettings = {
  NODE_ENV: z.string().default('production'),
  PORT: wholeNumberSetting(1, 65_535).default(8000),
  HOST: z.string().trim().default('127.0.0.1'),
  PUBLIC_URL: originSetting.optional(),
  CURBCUT_STATE_DIR: z
    .string()
    .default('.curbcut')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseUrlSetting,
  ALLOW_PRIVATE_TARGETS: z
    .string()
    .superRefine((text, check) => report(check, { ...noTargets, allowPrivateTargets: text }))
    .default(''),
  OPTED_OUT_HOSTS: listSetting
    .superRefine((hosts, check) => report(check, { ...noTargets, optedOutHosts: hosts }))
    .default([]),
  SCAN_INTERACTION: switchSetting.default(true),
  DEFAULT_PLAN: z.enum(planTypes, { error: `expected ${planTypes.join(', ')}` }).default('free'),
  PLAN_NUMBERS: planNumbersSetting.default({}),
  ...operatorSettings,
  ...billingSettings,
};

type ProductSettings = z.output<z.ZodObject<typeof productSettings>>;

/** The part of the services' configuration that both programs make alike. Throws a SettingsError. */
export function toProductConfig(
  settings: ProductSettings,
): Pick<
  ServicesConfig,
  | 'publicUrl'
  | 'stateDir'
  | 'leastFreeDiskBytes'
  | 'environment'
  | 'targetPolicy'
  | 'usesPages'
  | 'plans'
  | 'defaultPlan'
  | 'payments'
> &
  OperatorConfig {
  const publicUrl = settings.PUBLIC_URL ?? urlOfListener(settings.HOST, settings.PORT);
  const { policy } = readTargetPolicy({
    allowPrivateTargets: settings.ALLOW_PRIVATE_TARGETS,
    optedOutHosts: settings.OPTED_OUT_HOSTS,
    publicUrl,
    ownServices: findOwnServices({
      port: settings.PORT,
      publicUrl,
      databaseUrl: settings.DATABASE_URL,
      paymentsUrl: settings.STRIPE_API_BASE,
    }),
  });
  const plans = createPlanCatalogue(settings.PLAN_NUMBERS);
  return {
    publicUrl,
    stateDir: settings.CURBCUT_STATE_DIR,
    leastFreeDiskBytes: limits.leastFreeDiskMebibytes * mebibyte,
    environment: settings.NODE_ENV,
    targetPolicy: policy,
    usesPages: settings.SCAN_INTERACTION,
    plans,
    defaultPlan: settings.DEFAULT_PLAN,
    payments: toBillingConfig(settings, plans),
    ...toOperatorConfig(settings),
  };
}
