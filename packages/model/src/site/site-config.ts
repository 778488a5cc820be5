import type { PlanCatalogue, PlanType } from '../plans/plan-catalogue.ts';
import { planCatalogue } from '../plans/plan-catalogue.ts';
import { limits } from '../limits/limits.ts';

/** Who runs this installation. Null or empty: not configured, and then not shown anywhere. */
export interface Operator {
  /** The name in the legal pages and the footer; null: the pages speak of "the operator of this service". */
  name: string | null;
  /** Kind and seat of the company, as in "Example Inc., a federally incorporated company in Ottawa, Canada". */
  legalForm: string;
  /** Whose law governs the terms. */
  governingLaw: string;
  /** Postal address, one line each. */
  address: readonly string[];
  supportEmail: string | null;
  privacyEmail: string | null;
  phone: string | null;
  /** When people answer, as in "Monday-Friday 9:00 AM-6:00 PM EST". */
  supportHours: string | null;
  /** How soon a message is answered, as in "Within 24 hours on business days". */
  replyTime: string | null;
  /** As in "24/7". */
  emergencySupport: string | null;
  /** As in "North America". */
  location: string | null;
  aboutUrl: string | null;
  socialLinks: readonly { label: string; url: string }[];
}

/**
 * What the pages need to know of this installation before they draw: part of every page the server sends, and
 * `GET /site-config.json` for an app that is served from elsewhere. Nothing in it is secret.
 */
export interface SiteConfig {
  /** Where people reach the product, without a trailing slash: canonical addresses are made from it. */
  publicUrl: string;
  operator: Operator;
  plans: PlanCatalogue;
  freeScansPerHour: number;
  freeScansAtOnce: number;
  registration: 'open' | 'invite' | 'off';
  /** Of a new account. */
  defaultPlan: PlanType;
  /** False: no home page, blog and resources; the free scan is the first page. */
  marketingPages: boolean;
  /** Whether plans can be bought here. */
  payments: boolean;
  /** A Google Analytics 4 measurement id; null: no analytics, and then no question about them. */
  analyticsId: string | null;
  /** Whether e-mails leave this machine, without which a newsletter subscription cannot be confirmed. */
  sendsMail: boolean;
  /** Whether scans may use pages, by keyboard and pointer. */
  usesPages: boolean;
  /** Null: the operator does not show versions; environment, build date and commit are null then, too. */
  version: string | null;
  environment: string | null;
  /** ISO 8601, UTC; null: unknown. */
  buildDate: string | null;
  /** Of the source; null: unknown. */
  commit: string | null;
}

/** What holds unless the operator configures something else. */
export const defaultOperator: Operator = {
  name: null,
  legalForm: 'a federally incorporated company in Ottawa, Canada',
  governingLaw: 'the Province of Ontario, Canada',
  address: [],
  supportEmail: null,
  privacyEmail: null,
  phone: null,
  supportHours: null,
  replyTime: null,
  emergencySupport: null,
  location: null,
  aboutUrl: null,
  socialLinks: [],
};

/** An installation that nobody has configured, for tests and for an app that cannot reach its server. */
export const defaultSiteConfig: SiteConfig = {
  publicUrl: 'http://localhost:8000',
  operator: defaultOperator,
  plans: planCatalogue,
  freeScansPerHour: limits.freeScansPerHour,
  freeScansAtOnce: limits.freeScansAtOnce,
  registration: 'open',
  defaultPlan: 'free',
  marketingPages: true,
  payments: false,
  analyticsId: null,
  sendsMail: false,
  usesPages: true,
  version: '0.0.0',
  environment: 'development',
  buildDate: null,
  commit: null,
};
