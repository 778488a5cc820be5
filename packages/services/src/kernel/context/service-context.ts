import type { BillingConfig, Provider } from '@curbcut/billing';
import type { Db } from '@curbcut/db';
import type { Log } from '@curbcut/model/log';
import type { PlanCatalogue, PlanType } from '@curbcut/model/plans';
import type { Queue } from '@curbcut/queue';
import type { TargetPolicy } from '@curbcut/url-guard';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { InTurn } from '../turns/create-turns.ts';
import type { OperatorConfig } from './operator-config.ts';

export interface ServicesConfig extends OperatorConfig {
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string;
  version: string;
  /** Where the installation keeps its files; it may not be there yet. */
  stateDir: string;
  /** With less free room than this its disk counts as full. */
  leastFreeDiskBytes: number;
  environment: string;
  targetPolicy: TargetPolicy;
  /** Scans may use pages, by keyboard and pointer. */
  usesPages: boolean;
  freeScansPerHour: number;
  freeScansAtOnce: number;
  /** `outbox`: mails stay on this machine. */
  mailKind: 'smtp' | 'outbox';
  plans: PlanCatalogue;
  /** The plan of a new account. */
  defaultPlan: PlanType;
  registration: 'open' | 'invite' | 'off';
  /** What must be known to register where registration is by invitation. */
  inviteCode?: string | undefined;
  /** How plans are paid for; null: this server takes no payments. */
  payments: BillingConfig | null;
}

/** What every verb is given as `ctx`. */
export interface ServiceContext {
  db: Db;
  queue: Queue;
  config: ServicesConfig;
  log: Log;
  passwords: PasswordHasher;
  /** Turns in which reports are made. */
  reportTurns: InTurn;
  /** The payment provider; null: this server takes no payments. */
  billing: Provider | null;
  /** This host's clock, for what is only shown. Times that are compared are the database's. */
  now: () => Date;
}
