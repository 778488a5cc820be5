import type { User } from '../account/account.ts';
import { planCatalogue } from '@curbcut/model/plans';
import { defaultStandard, standards } from '@curbcut/model/scan';
import { asCount, asFlag, asNumber, asText, fieldAt } from './json-field.ts';
import { oneOf } from './one-of.ts';
import { readJobId } from './read-job-id.ts';
import { readPlanType } from './read-plan-type.ts';

/**
 * Who is signed in, below `user` or alone; null without an id or an e-mail address. A limit that is not told is the
 * plan's; an address that is not said to be unconfirmed needs no confirmation.
 */
export function readUser(answer: unknown): User | null {
  const user = fieldAt(answer, 'user') ?? answer;
  const id = readJobId(user);
  const email = asText(fieldAt(user, 'email'));
  if (id === null || email === null) return null;
  const type = readPlanType(user);
  const plan = planCatalogue[type];
  const limit = (name: string) => asNumber(fieldAt(user, name));
  return {
    id,
    email,
    name: asText(fieldAt(user, 'name')) ?? '',
    company: asText(fieldAt(user, 'company')),
    email_verified: asFlag(fieldAt(user, 'email_verified')) ?? true,
    email_results: asFlag(fieldAt(user, 'email_results')) ?? true,
    standard: oneOf(standards, fieldAt(user, 'standard')) ?? defaultStandard,
    subscription_type: type,
    max_scans_per_month: limit('max_scans_per_month') ?? plan.scansPerMonth,
    max_scheduled_scans: limit('max_scheduled_scans') ?? plan.schedules,
    max_pages_per_scan: limit('max_pages_per_scan') ?? plan.pagesPerScan,
    current_scheduled_scans: asCount(fieldAt(user, 'current_scheduled_scans')) ?? 0,
    billing_customer_id: asText(fieldAt(user, 'billing_customer_id')),
    created_at: asText(fieldAt(user, 'created_at')) ?? '',
    pending_email: asText(fieldAt(user, 'pending_email')),
  };
}

/** The token of a new session and whose it is; null when either is missing. */
export function readSignIn(answer: unknown): { access_token: string; user: User } | null {
  const token = asText(fieldAt(answer, 'access_token'));
  const user = readUser(answer);
  return token === null || user === null ? null : { access_token: token, user };
}
