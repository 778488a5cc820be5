import type { Log, PlanCatalogue, PlanType } from '@curbcut/contracts';
import type { Db } from '@curbcut/db';
import type { Queue } from '@curbcut/queue';
import type { TargetPolicy } from '@curbcut/url-guard';
import type { PasswordHasher } from '../accounts/passwords/password-hasher.ts';

export interface ServicesConfig {
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string;
  version: string;
  environment: string;
  targetPolicy: TargetPolicy;
  freeScansPerHour: number;
  freeScansAtOnce: number;
  /** `outbox`: mails stay on this machine. */
  mailKind: 'smtp' | 'outbox';
  supportEmail?: string | undefined;
  plans: PlanCatalogue;
  /** The plan of a new account. */
  defaultPlan: PlanType;
  registration: 'open' | 'invite' | 'off';
  /** What must be known to register where registration is by invitation. */
  inviteCode?: string | undefined;
}

/** What every verb is given as `ctx`. */
export interface ServiceContext {
  db: Db;
  queue: Queue;
  config: ServicesConfig;
  log: Log;
  passwords: PasswordHasher;
  /** This host's clock, for what is only shown. Times that are compared are the database's. */
  now: () => Date;
}
