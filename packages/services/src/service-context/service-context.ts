import type { Log } from '@curbcut/contracts';
import type { Db } from '@curbcut/db';
import type { Queue } from '@curbcut/queue';
import type { TargetPolicy } from '@curbcut/url-guard';

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
}

/** What every verb is given as `ctx`. */
export interface ServiceContext {
  db: Db;
  queue: Queue;
  config: ServicesConfig;
  log: Log;
  /** This host's clock, for what is only shown. Times that are compared are the database's. */
  now: () => Date;
}
