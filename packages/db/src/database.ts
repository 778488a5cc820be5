import type { Stored } from './stored/versioned.ts';
import type { PaidPlanType, PlanType } from '@curbcut/model/plans';
import type {
  CategorySlug,
  ComponentReach,
  Comparison,
  IgnoreReason,
  Impact,
  IssueOutcome,
  ManualAnswerKind,
  Level,
  NearCopy,
  SkipReason,
  ProgressLog,
  ScanStatus,
  Standard,
  VerdictKind,
  VerdictScope,
} from '@curbcut/model/scan';
import type { InquiryType, MeasuredState, StatusServiceId } from '@curbcut/model/site';
import type { Frequency } from '@curbcut/model/schedules';
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';

type Json<T> = ColumnType<T, T, T>;
type Time = ColumnType<Date, Date | undefined, Date>;

export type IgnoredDays = Partial<Record<'critical' | 'serious' | 'moderate' | 'minor', string[]>>;

/** One request for a scan. Times are the database's. */
export interface ScansTable {
  /** Random, at least 128 bits: knowing it is the permission to read an anonymous scan. */
  id: string;
  user_id: string | null;
  /** What was asked for, canonical. Once http had to be opened for want of https, that. */
  url: string;
  /** What decides which failed issues count: its result was judged by it. */
  standard: Generated<Standard>;
  /** Its requester wrote no scheme: http may be opened where https can't be reached. */
  scheme_assumed: Generated<boolean>;
  /** The page may be used: by keyboard and pointer. */
  interaction: Generated<boolean>;
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
  /** stored-progress.ts reads and writes it. */
  progress: Json<Stored<ProgressLog>>;
  error_code: string | null;
  error: string | null;
  requested_at: Time;
  started_at: Date | null;
  finished_at: Date | null;
  expires_at: Date | null;
  scan_type: Generated<'single_page' | 'site'>;
  /** The site scan it is a page of: such scans are in no list. */
  parent_id: string | null;
  schedule_id: string | null;
  /** First day of the month (UTC) whose quota it took; null when it took none, or has given it back. */
  quota_month: string | null;
  /** What lists and trends show, so that they never read the result. 0 to 1. */
  overall_score: number | null;
  issues_count: number | null;
  has_errors: Generated<boolean>;
  /** Ids of the engines that could not finish. */
  failed_engines: Generated<string[]>;
  duration_ms: number | null;
  /** Without the categories of which the page had nothing. */
  category_scores: Json<Partial<Record<CategorySlug, number>> | null>;
  severity_counts: Json<Record<'critical' | 'serious' | 'moderate' | 'minor', number> | null>;
  /** Of each counted issue that is ignored as a whole the last day (YYYY-MM-DD, UTC), by severity: until then it is not open. */
  ignored: ColumnType<IgnoredDays, IgnoredDays | undefined, IgnoredDays>;
  /** Compared with the scan of the same person and address before. */
  previous_scan_id: string | null;
  previous_score: number | null;
  new_count: number | null;
  fixed_count: number | null;
  came_back_count: number | null;
  /** stored-comparison.ts reads and writes it. */
  comparison: Json<Stored<Comparison> | null>;
  /** Mean of the latest scores of all the person's websites when it ended. */
  average_score: number | null;
  /** An engine had another version at the scan before. */
  rules_changed: Generated<boolean>;
  /** Fingerprints of failed issues that were new, that got fixed, and that came back; null when there are none. */
  new_fingerprints: string[] | null;
  fixed_fingerprints: string[] | null;
  came_back_fingerprints: string[] | null;
  /** What its requester called the request, so that repeating it gives the same scan. */
  idempotency_key: string | null;
  /** Of the scan of a site: the priority of the job that finds its pages; higher goes first. */
  queue_priority: Generated<number>;
  /** The host that is spared; null: the operator's own, which needs no sparing. */
  target_host: string | null;
  /** Its place among the scans that wait: the earlier, the sooner it is its turn. */
  due_at: Time;
  /** It must not be begun earlier. */
  not_before: Date | null;
  /** When its job was given to the queue; null: it waits for its turn. */
  dispatched_at: Date | null;
  /** When its newest attempt began. */
  begun_at: Date | null;
  /** When the page's server answered the newest attempt, and when its document had come. */
  answered_at: Date | null;
  parsed_at: Date | null;
  /** Its run is asked to leave the browser to somebody else, because its page does not answer. */
  gives_way: Generated<boolean>;
  /** How often it did so. */
  gave_way: Generated<number>;
  /**
   * Of a page of a site: for how long it was used, in ms of the time for that, or may be as long as it has not ended. Null: not
   * begun, or not to be used.
   */
  use_ms: number | null;
  /** How it ends when it waits to be begun again and can't be in time. */
  fallback_code: string | null;
  cancelled_at: Date | null;
}

export interface UsersTable {
  id: string;
  email: string;
  /** Lower case, NFKC: what is compared. */
  email_key: string;
  name: string;
  company: string | null;
  /** Argon2id, in PHC form. */
  password_hash: string;
  email_verified_at: Date | null;
  /** Results of scans that they start are mailed to them, once the address is verified. */
  email_results: Generated<boolean>;
  /** What new scans are judged by, unless they say otherwise. */
  standard: Generated<Standard>;
  plan: PlanType;
  created_at: Time;
  updated_at: Time;
  /** Set: nothing personal is left in this row, and what belongs to it is being erased. */
  deleted_at: Date | null;
  /** The plan's history limit that the expiries of this person's scans follow; null: not looked at yet. */
  history_days: number | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the access token, hexadecimal. */
  token_hash: string;
  created_at: Time;
  last_seen_at: Time;
  expires_at: Date;
  device: string | null;
  address: string | null;
}

/** Links in mails: stored hashed, used once. */
export interface AccountTokensTable {
  token_hash: string;
  user_id: string;
  kind: 'verify-email' | 'reset-password' | 'confirm-old-email' | 'confirm-new-email';
  /** Of a changed address: the new one. */
  new_email: string | null;
  created_at: Time;
  expires_at: Date;
  used_at: Date | null;
}

/** Counters of rate limits, shared by all API processes. A window begins with its first try. */
export interface ThrottleCountersTable {
  /** Names of people and addresses are hashed in it. */
  key: string;
  count: number;
  ends_at: Date;
}

/** Scans taken from the month's quota. */
export interface MonthlyUsageTable {
  user_id: string;
  /** First day of the month, UTC, as YYYY-MM-DD. */
  month: string;
  used: Generated<number>;
}

export interface PlanChangesTable {
  id: string;
  user_id: string;
  changed_at: Time;
  from_plan: PlanType;
  to_plan: PlanType;
  /** Who: `operator`, `owner` or `payments`. */
  actor: string;
  reason: string;
}

export interface SchedulesTable {
  id: string;
  user_id: string;
  url: string;
  /** As of its scans. */
  scheme_assumed: Generated<boolean>;
  /** What its scans are judged by. */
  standard: Generated<Standard>;
  interaction: Generated<boolean>;
  /** Whether it scans its page, or as many pages of its website as the plan allows. */
  scan_type: Generated<'single_page' | 'site'>;
  /** Of a website the pages that it scans alone; null: those that the website names. */
  addresses: Generated<string[] | null>;
  frequency: Frequency;
  /** HH:MM, UTC. */
  time: string;
  /** Weekly 1 (Monday) to 7; monthly 1 to 31; null for daily. */
  day: number | null;
  email: string | null;
  name: string | null;
  status: Generated<'active' | 'paused' | 'over-limit'>;
  next_run_at: Date | null;
  last_run_at: Date | null;
  last_scan_id: string | null;
  failures: Generated<number>;
  last_error: string | null;
  /** Hash of the recipient who has stopped its mails; another recipient gets them. */
  mails_stopped_for: string | null;
  created_at: Time;
}

export interface SharesTable {
  id: string;
  scan_id: string;
  /** `report`: made to open a report in a window of its own; minutes only, in no list. */
  purpose: 'share' | 'report';
  /** SHA-256 of the token in the address, hexadecimal. */
  token_hash: string;
  created_at: Time;
  expires_at: Date;
  views: Generated<number>;
}

/** What a scan of a whole site has beside its row in `scans`. */
export interface SiteScansTable {
  scan_id: string;
  /** Where its pages are: scheme, host and port. Its redirects may lead to another one than was asked for. */
  origin: string;
  /** Host and port: what is spared. */
  host: string;
  pages_limit: number;
  /** What robots.txt says; null: nothing. */
  robots: string | null;
  crawl_delay_seconds: Generated<number>;
  /** Sentences about what could not be found or read. */
  notes: Generated<string[]>;
  /** Robots and sitemaps were read: its pages may be scanned. */
  discovered_at: Date | null;
  /** Near-copies of pages take their turn like pages, instead of coming last. */
  near_copies: Generated<boolean>;
  /** The pages that were chosen to be scanned alone; null: those that the site names. */
  addresses: Generated<string[] | null>;
  /** When a page was last given to the queue, or is to be begun. */
  last_page_at: Date | null;
}

/** The history of what people decided about issues: an entry is never changed, a withdrawal is one of its own. */
export interface VerdictsTable {
  id: string;
  user_id: string;
  /** Counts through the entries of the person, from 1. */
  revision: number;
  kind: VerdictKind | 'withdrawn';
  /** Of a withdrawal: the entry that it takes back. */
  withdraws: string | null;
  reason: IgnoreReason | null;
  note: string;
  /** YYYY-MM-DD, UTC. */
  ends_on: string | null;
  scope: VerdictScope;
  author: string;
  decided_at: Time;
  /** The scan that it was given on; null: it is deleted. */
  scan_id: string | null;
  /** When that scan ended: verdicts hold for it and for later ones. */
  applies_from: Date;
  /** What that scan was asked for, and the host that its page was on. */
  url: string;
  host: string;
  /** Fingerprint of the issue on its page. */
  issue: string;
  rule: string;
  rule_revision: number | null;
  outcome: IssueOutcome;
  title: string;
  impact: Impact;
  wcag: string[];
  /** Of a verdict on a cause of a site; both null otherwise. Colors only of a contrast; see Component in the model. */
  component_pattern: Generated<string | null>;
  component_colors: Generated<string | null>;
  component_reach: Generated<ComponentReach | null>;
  /** Of a verdict on a cause of a site: its elements, by digits of their fingerprints. */
  cause_elements: Generated<string[]>;
  /** Fingerprints of the elements that it is about, and of those that are a problem; see Verdict in the model. */
  elements: string[];
  problems: string[];
  elements_shown: number;
}

/** The history of answers to checks that no rule does, for each page address; the last one holds. */
export interface ManualAnswersTable {
  id: string;
  user_id: string;
  url: string;
  /** A criterion of WCAG, or the id of a manual check. */
  check: string;
  revision: number;
  answer: ManualAnswerKind;
  note: string;
  author: string;
  answered_at: Time;
  /** When the scan that it was given on ended. */
  applies_from: Date;
}

/** The pages of a site scan. */
export interface SitePagesTable {
  site_scan_id: string;
  /** Normalized: what makes two links one page. */
  url: string;
  position: number;
  source: 'start' | 'sitemap' | 'link';
  status: 'found' | 'queued' | 'completed' | 'failed' | 'skipped' | 'cancelled';
  scan_id: string | null;
  reason: string | null;
  /** Of a skipped page, the kind of its reason; null otherwise. */
  skip_reason: SkipReason | null;
  /** As the page calls itself; null until it was scanned. */
  title: string | null;
  /** Told by its URL: it shows what another page of the site shows. It is scanned last, where there is room. */
  near_copy: NearCopy | null;
  /** What people decided about a cause of the site is still to be counted in its figures. */
  score_outdated: Generated<boolean>;
}

/** On how many pages of a site a rule was found so far; deleted when the site has ended. */
export interface SiteRuleCountsTable {
  site_scan_id: string;
  rule: string;
  outcome: IssueOutcome;
  level: Level;
  /** The worst so far. */
  impact: Impact;
  pages: number;
  elements: number;
}

/** The pages of each issue of a site that has ended: stored-cause-pages.ts reads and writes it. */
export interface SiteCausesTable {
  site_scan_id: string;
  fingerprint: string;
  bytes: Buffer;
}

/** Of each rule of a site, the pages that stand apart from its causes: stored-pages-apart.ts reads and writes it. */
export interface SitePagesApartTable {
  site_scan_id: string;
  rule: string;
  bytes: Buffer;
}

/** What a completed page of a site adds to the site's result: stored-site-page.ts reads and writes it. */
export interface SitePageResultsTable {
  site_scan_id: string;
  /** The page's own scan. */
  scan_id: string;
  bytes: Buffer;
}

/** What a scan found, apart from its row, which stays small: stored-result.ts reads and writes it. */
export interface ScanResultsTable {
  scan_id: string;
  bytes: Buffer;
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

export interface StatePicturesTable {
  scan_id: string;
  name: string;
  media_type: string;
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

export type ScanMailKind = 'scan-completed' | 'scan-failed';

export interface MailsTable {
  id: string;
  /** Null: a mail about an account. */
  scan_id: string | null;
  user_id: string | null;
  /** `ScanMailKind`, or a row of the table of mails about accounts. */
  kind: string;
  /** What an account's mail is made from, its link's token among it; null once it was sent or given up. */
  parameters: Json<Record<string, string> | null>;
  recipient: string;
  /** Of the mailbox behind it: what mails are counted by. Null for mails older than this column. */
  recipient_hash: string | null;
  status: 'queued' | 'sent' | 'failed' | 'suppressed';
  attempts: Generated<number>;
  message_id: string;
  not_me_token: string;
  created_at: Time;
  sent_at: Date | null;
  last_error: string | null;
  /** When it was last tried in vain. */
  failed_at: Date | null;
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
  /** The schedule whose mail held it: what the mail's unsubscribe link stops. */
  schedule_id: string | null;
  created_at: Time;
}

export interface WorkersTable {
  id: string;
  host: string;
  started_at: Time;
  seen_at: Time;
  browser_ready: boolean;
  browser_version: string | null;
  /** Mails can leave, as far as can be told without sending one. */
  mail_ready: Generated<boolean>;
  disk_full: Generated<boolean>;
  slots: number;
}

/** When a scan of a person or visitor was last given to the queue: who was served last goes last. */
export interface RequesterTurnsTable {
  requester: string;
  last_at: Date;
}

/** How far a host's pace is used up: in the past, it is not. */
export interface HostPacesTable {
  host: string;
  free_at: Date;
}

/** Who an account is to the payment provider. */
export interface BillingCustomersTable {
  user_id: string;
  /** Null: the provider has lost it; the next one is of the next generation. */
  customer_id: string | null;
  generation: Generated<number>;
  /** Numbers each look at the provider, so that an older one never overwrites a younger one (the fence). */
  sync_begun: Generated<string>;
  sync_stored: Generated<string>;
  synced_at: Date | null;
}

/** The subscription of an account as the provider last told it: one, the best. */
export interface SubscriptionsTable {
  user_id: string;
  subscription_id: string;
  /** `open` waits for its first payment, `overdue` for a later one. */
  status: 'open' | 'paid' | 'overdue' | 'paused' | 'ended';
  /** What it is for; null: something that we don't sell. */
  plan: PaidPlanType | null;
  /** What it gives now; null: nothing. */
  granted_plan: PaidPlanType | null;
  /** The plan that the account has without it. */
  base_plan: PlanType;
  period_end: Date | null;
  /** When it is to end; null: it goes on. */
  ends_at: Date | null;
  ended_at: Date | null;
  next_plan: PaidPlanType | null;
  unpaid_since: Date | null;
  /** Of an overdue one: until then it gives its plan. */
  grace_ends_at: Date | null;
  /** A subscription was begun, and its first payment is not made yet. */
  payment_pending: Generated<boolean>;
  updated_at: Time;
}

/** Events of the payment provider that have had their effect. */
export interface StripeEventsTable {
  id: string;
  type: string;
  received_at: Time;
}

/** Customers of deleted accounts, until the provider has forgotten them too. */
export interface LeavingCustomersTable {
  customer_id: string;
  left_at: Time;
}

/** Given out before a public form is sent, used once: whoever sends at once is a machine. */
export interface FormTokensTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  created_at: Time;
}

export interface NewsletterSubscribersTable {
  email_key: string;
  email: string;
  /** In the links of its mails: knowing it is the permission to confirm and to leave. */
  token: string;
  /** `forwarding`: on its way to the provider's form, and then deleted here. */
  status: 'pending' | 'confirmed' | 'forwarding';
  created_at: Time;
  confirmed_at: Date | null;
}

export interface ContactMessagesTable {
  id: string;
  inquiry_type: InquiryType;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Null: it was stored only. */
  mailed_to: string | null;
  created_at: Time;
}

/** The last check of each service. */
export interface StatusChecksTable {
  service: StatusServiceId;
  state: MeasuredState;
  /** Null: no answer. */
  response_ms: number | null;
  checked_at: Time;
  /** The first check of all. */
  measured_since: Time;
}

/** The checks of a service in a day, one a minute. */
export interface StatusDaysTable {
  service: StatusServiceId;
  /** YYYY-MM-DD, UTC. */
  day: string;
  operational: Generated<number>;
  degraded: Generated<number>;
  down: Generated<number>;
  /** Minutes in which nobody looked. */
  unmeasured: Generated<number>;
  /** Checks that were answered, and the sum of their times. */
  answers: Generated<number>;
  response_ms_sum: Generated<string>;
}

export interface StatusIncidentsTable {
  id: string;
  /** Null: nothing was measured at all. */
  service: StatusServiceId | null;
  /** The worst while it lasted. */
  state: 'degraded' | 'down' | 'unmeasured';
  /** A sentence for people. */
  what: string;
  started_at: Time;
  ended_at: Date | null;
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  account_tokens: AccountTokensTable;
  throttle_counters: ThrottleCountersTable;
  monthly_usage: MonthlyUsageTable;
  plan_changes: PlanChangesTable;
  schedules: SchedulesTable;
  shares: SharesTable;
  site_scans: SiteScansTable;
  site_pages: SitePagesTable;
  site_page_results: SitePageResultsTable;
  site_rule_counts: SiteRuleCountsTable;
  site_causes: SiteCausesTable;
  site_pages_apart: SitePagesApartTable;
  scans: ScansTable;
  verdicts: VerdictsTable;
  manual_answers: ManualAnswersTable;
  scan_results: ScanResultsTable;
  screenshots: ScreenshotsTable;
  state_pictures: StatePicturesTable;
  report_files: ReportFilesTable;
  mails: MailsTable;
  mail_suppressions: MailSuppressionsTable;
  not_me_tokens: NotMeTokensTable;
  workers: WorkersTable;
  requester_turns: RequesterTurnsTable;
  host_paces: HostPacesTable;
  billing_customers: BillingCustomersTable;
  subscriptions: SubscriptionsTable;
  stripe_events: StripeEventsTable;
  leaving_customers: LeavingCustomersTable;
  form_tokens: FormTokensTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  contact_messages: ContactMessagesTable;
  status_checks: StatusChecksTable;
  status_days: StatusDaysTable;
  status_incidents: StatusIncidentsTable;
}

export type ScanRow = Selectable<ScansTable>;
export type MailRow = Selectable<MailsTable>;
export type UserRow = Selectable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type ScheduleRow = Selectable<SchedulesTable>;
export type ShareRow = Selectable<SharesTable>;
export type SiteScanRow = Selectable<SiteScansTable>;
export type SitePageRow = Selectable<SitePagesTable>;
export type ManualAnswerRow = Selectable<ManualAnswersTable>;
export type VerdictRow = Selectable<VerdictsTable>;
export type NewScan = Insertable<ScansTable>;
