import { amount, countOf } from '../text/count-of.ts';
import type { Plan } from './plan-catalogue.ts';

/** What a plan brings, as sentences for its card; made from its numbers, so that copy cannot contradict behavior. */
export function planFeatures(plan: Plan): string[] {
  return [
    plan.scansPerMonth < 0 ? 'Unlimited scans' : `${countOf(plan.scansPerMonth, 'scan')} per month`,
    ...(plan.pagesPerScan === 1 ? [] : [pagesFeature(plan.pagesPerScan)]),
    'WCAG 2.2 checks by axe-core, Alfa, Lighthouse and our own, in one list',
    'Reports as web page, PDF, CSV, JSON and SARIF',
    plan.historyDays < 0
      ? 'Scan history and trends for as long as you have the account'
      : `${countOf(plan.historyDays, 'day')} of scan history and trends`,
    ...(plan.schedules === 0
      ? []
      : [
          plan.schedules < 0
            ? 'Unlimited scheduled scans'
            : `Up to ${countOf(plan.schedules, 'scheduled scan')}`,
        ]),
    ...(plan.analytics ? ['Advanced analytics'] : []),
    ...(plan.priority ? ['Priority scanning and e-mail delivery'] : []),
  ];
}

/** What a plan leaves out, for its card. */
export function planLimitations(plan: Plan): string[] {
  return [
    ...(plan.pagesPerScan === 1 ? ['1 page per scan'] : []),
    ...(plan.schedules === 0 ? ['No scheduled scanning'] : []),
    ...(plan.analytics ? [] : ['No advanced analytics']),
    ...(plan.priority ? [] : ['No priority delivery']),
  ];
}

function pagesFeature(pages: number): string {
  return pages < 0
    ? 'Scans of whole sites, any number of pages'
    : `Scans of whole sites, up to ${amount(pages)} pages`;
}
