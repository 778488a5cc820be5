import { type Plan, type PlanCatalogue, priceLabel } from '@curbcut/model/plans';
import { countOf } from '@curbcut/model/text';

/** `5 scans a month`, `1 scan a month`, `unlimited scans`. */
export function scansWord({ scansPerMonth }: Plan): string {
  return amountOf(scansPerMonth, 'scan', ' a month');
}

/** `1 page a scan`, `100 pages a scan`, `unlimited pages`. */
export function pagesWord({ pagesPerScan }: Plan): string {
  return amountOf(pagesPerScan, 'page', ' a scan');
}

/** `no schedules`, `10 schedules`, `unlimited schedules`. */
function schedulesWord({ schedules }: Plan): string {
  return schedules === 0 ? 'no schedules' : amountOf(schedules, 'schedule', '');
}

/** `scans kept for 30 days`, `scans kept as long as the account`. */
export function historyWord({ historyDays }: Plan): string {
  if (historyDays < 0) return 'scans kept as long as the account';
  return `scans kept for ${amountOf(historyDays, 'day', '')}`;
}

/** One line for each plan, made from its numbers. */
export function planLines({ free, pro, enterprise }: PlanCatalogue): (readonly [string, string])[] {
  return [free, pro, enterprise].map((plan) => [
    plan.name,
    `${price(plan)}; ${scansWord(plan)}, ${pagesWord(plan)}, ${schedulesWord(plan)}, ${historyWord(plan)}.`,
  ]);
}

/** The plans with which something is possible, as in `Pro Tier and Enterprise Tier`; null: none has it. */
export function plansWith(
  { free, pro, enterprise }: PlanCatalogue,
  has: (plan: Plan) => boolean,
): string | null {
  const names = [free, pro, enterprise].filter(has).map(({ name }) => name);
  if (names.length === 0) return null;
  return names.length === 3 ? 'every plan' : names.join(' and ');
}

function price(plan: Plan): string {
  if (plan.priceCents === null) return 'price on request';
  return plan.priceCents === 0 ? 'free' : `${priceLabel(plan)} a month`;
}

function amountOf(value: number, noun: string, per: string): string {
  if (value < 0) return `unlimited ${noun}s`;
  return `${countOf(value, noun)}${per}`;
}
