import { stripVTControlCharacters } from 'node:util';
import { type PlanCatalogue } from '@curbcut/model/plans';
import { printable } from '@curbcut/model/text';
import type { AccountSummary, PlanChange } from '@curbcut/services/operator';

const widths = [11, 12, 12, 10, 11];

export const rowHeader = toRow([
  'plan',
  'confirmed',
  'this month',
  'schedules',
  'since',
  'address',
]);

/** One line of the list, its address last, as it has no greatest length. */
export function accountRow(account: AccountSummary): string {
  return toRow([
    account.plan,
    account.emailVerified ? 'yes' : 'no',
    String(account.scansThisMonth),
    String(account.schedules),
    account.createdAt.toISOString().slice(0, 10),
    account.email,
  ]);
}

/** Everything about one account, a line each. */
export function describeAccount(
  { account, planChanges }: { account: AccountSummary; planChanges: PlanChange[] },
  plans: PlanCatalogue,
): string {
  const plan = plans[account.plan];
  const lines: [string, string][] = [
    ['Address', `${account.email} (${account.emailVerified ? 'confirmed' : 'not confirmed'})`],
    ['Name', account.name],
    ['Company', account.company ?? '-'],
    ['Plan', `${account.plan} (${plan.name})`],
    ['Scans this month', `${account.scansThisMonth} of ${limit(plan.scansPerMonth)}`],
    ['Scans stored', String(account.scans)],
    ['Schedules', `${account.schedules} of ${limit(plan.schedules)}`],
    ['Account since', moment(account.createdAt)],
    ['Last seen', account.lastSeenAt ? moment(account.lastSeenAt) : 'not signed in'],
    ['Id', account.userId],
    ...planChanges.map((change): [string, string] => [
      'Plan changed',
      `${moment(change.changed_at)} by ${change.actor}: ${change.from_plan} to ${change.to_plan} (${change.reason})`,
    ]),
  ];
  return lines
    .map(([label, value]) => `${`${label}:`.padEnd(18)} ${printableLine(value)}\n`)
    .join('');
}

function toRow(cells: string[]): string {
  return `${cells.map((cell, index) => printableLine(cell).padEnd(widths[index] ?? 0)).join('')}\n`;
}

function limit(value: number): string {
  return value < 0 ? 'unlimited' : String(value);
}

function moment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What people typed about themselves must neither steer the operator's terminal nor add lines to what it shows. */
export function printableLine(text: string): string {
  return printable(stripVTControlCharacters(text)).replaceAll('\n', '\uFFFD');
}
