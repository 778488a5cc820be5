import { toScoreOutOf100 } from '@curbcut/model/scan';
import { type DashboardStats } from '@curbcut/wire/dashboard';
import { amount, plural } from '../../lib/format.ts';

export interface StatCard {
  label: string;
  value: string;
  unit: string | null;
  hint: string;
  /** -1 to 1, said before the hint; null: the hint stands alone. */
  improvement: number | null;
}

/** `1,000 scans per month`; `Unlimited scans per month` when the limit is -1. */
export function monthlyLimit(limit: number): string {
  return limit < 0 ? 'Unlimited scans per month' : `${plural(limit, 'scan')} per month`;
}

/** Stands where no number is known: a zero would be one. */
export const unknownValue = '–';

function card(label: string, more: Partial<StatCard> = {}): StatCard {
  return {
    label,
    value: unknownValue,
    unit: null,
    hint: '',
    improvement: null,
    ...more,
  };
}

/** The four cards in their order, when nothing is known: no number, and no hint that would claim something. */
export function unknownCards(): StatCard[] {
  return [
    card('Total Scans'),
    card('Websites Monitored'),
    card('Avg Accessibility Score'),
    card('Scans Remaining'),
  ];
}

export function statCards(answer: DashboardStats): StatCard[] {
  const { stats } = answer;
  const score = stats.avg_accessibility_score;
  return [
    card('Total Scans', {
      value: amount(stats.total_scans),
      hint: `${amount(answer.scans_this_month)} this month`,
    }),
    card('Websites Monitored', {
      value: amount(stats.websites_scanned),
      hint: `${amount(stats.websites_scheduled)} with a schedule`,
    }),
    card('Avg Accessibility Score', {
      ...(score === null ? {} : { value: String(toScoreOutOf100(score)), unit: '%' }),
      hint:
        score === null
          ? 'No scan with a score yet'
          : stats.improvement_trend === null
            ? 'Latest scan of each address'
            : 'against the 30 days before',
      improvement: score === null ? null : stats.improvement_trend,
    }),
    remaining(answer),
  ];
}

function remaining(answer: DashboardStats): StatCard {
  const { scans_remaining: left, scans_this_month: used, max_scans_per_month: limit } = answer;
  const isUnlimited = limit < 0;
  return card('Scans Remaining', {
    value: isUnlimited ? 'Unlimited' : amount(Math.max(0, left)),
    hint: `${amount(used)}/${isUnlimited ? 'Unlimited' : amount(limit)} used`,
  });
}
