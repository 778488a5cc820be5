import type { PageScan, ScanStatus, StoredProgress } from '@curbcut/contracts';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

type Json<T> = ColumnType<T, T, T>;
type Time = ColumnType<Date, Date | undefined, Date>;

/** One request for a scan. Times are the database's. */
export interface ScansTable {
  /** Random, at least 128 bits: knowing it is the permission to read an anonymous scan. */
  id: string;
  user_id: string | null;
  url: string;
  requester_name: string | null;
  requester_email: string | null;
  requester_company: string | null;
  /** An IPv4 address or the /64 of an IPv6 address. */
  client_key: string;
  status: Generated<ScanStatus>;
  /** Goes up each time a worker begins; only the worker that holds the newest may write (the fence). */
  attempt: Generated<number>;
  /** How often the scan was put back because its website failed in a way that may pass. */
  retries: Generated<number>;
  worker_id: string | null;
  progress: Json<StoredProgress>;
  result: Json<PageScan | null>;
  error_code: string | null;
  error: string | null;
  requested_at: Time;
  started_at: Date | null;
  finished_at: Date | null;
  expires_at: Date | null;
}

export interface ScreenshotsTable {
  scan_id: string;
  media_type: string;
  width: number;
  height: number;
  scale: number;
  truncated: boolean;
  bytes: Buffer;
}

export interface ReportFilesTable {
  scan_id: string;
  format: 'pdf';
  bytes: Buffer | null;
  status: 'pending' | 'ready' | 'failed';
  error: string | null;
  created_at: Time;
}

export interface MailsTable {
  id: string;
  scan_id: string;
  kind: 'scan-completed' | 'scan-failed';
  recipient: string;
  status: 'queued' | 'sent' | 'failed' | 'suppressed';
  attempts: Generated<number>;
  message_id: string;
  not_me_token: string;
  created_at: Time;
  sent_at: Date | null;
  last_error: string | null;
  /** The mail as sent; kept only where mails stay on the machine, for its outbox page. */
  subject: string | null;
  html: string | null;
  text: string | null;
}

/** Recipients who said 'this wasn't me', as a hash of their address. */
export interface MailSuppressionsTable {
  recipient_hash: string;
  created_at: Time;
}

/** Outlives the mail and its scan, so that the link in a mail works later than a day. */
export interface NotMeTokensTable {
  token: string;
  recipient_hash: string;
  created_at: Time;
}

export interface WorkersTable {
  id: string;
  host: string;
  started_at: Time;
  seen_at: Time;
  browser_ready: boolean;
  browser_version: string | null;
  slots: number;
}

export interface Database {
  scans: ScansTable;
  screenshots: ScreenshotsTable;
  report_files: ReportFilesTable;
  mails: MailsTable;
  mail_suppressions: MailSuppressionsTable;
  not_me_tokens: NotMeTokensTable;
  workers: WorkersTable;
}

export type ScanRow = Selectable<ScansTable>;
export type MailRow = Selectable<MailsTable>;
export type NewScan = Insertable<ScansTable>;
