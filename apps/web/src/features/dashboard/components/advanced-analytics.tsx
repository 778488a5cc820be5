import { toScoreOutOf100 } from '@curbcut/model/scan';
import { type DashboardStats } from '@curbcut/wire/dashboard';
import { amount, plural, signed } from '../../../lib/format.ts';
import { useDashboardStats } from '../api/use-dashboard-stats.ts';

/** For plans with analytics. What could not be loaded is said with the four cards above. */
export function AdvancedAnalytics() {
  const { data } = useDashboardStats();
  if (!data) return null;
  return (
    <section className="stack gap-3" aria-labelledby="advanced-analytics">
      <div className="h2line">
        <h2 id="advanced-analytics">Advanced Analytics</h2>
        <span className="text-sm text-muted">Last 30 days</span>
      </div>
      <dl className="figures-line figures-line--four figures-line--bare">
        {analytics(data).map(({ label, value, unit, hint }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {unit} <small>{hint}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function analytics({ stats }: DashboardStats) {
  const score = stats.avg_accessibility_score;
  const improvement = stats.improvement_trend;
  return [
    score === null
      ? { label: 'Avg Score', value: 'None yet', unit: null, hint: 'No scan with a score' }
      : {
          label: 'Avg Score',
          value: String(toScoreOutOf100(score)),
          unit: '%',
          hint: 'Latest scan of each address',
        },
    improvement === null
      ? {
          label: 'Improvement',
          value: 'None yet',
          unit: null,
          hint: 'Needs scans in two periods of 30 days',
        }
      : {
          label: 'Improvement',
          value: signed(toScoreOutOf100(improvement)),
          unit: '%',
          hint: 'Against the 30 days before',
        },
    {
      label: 'Issues Resolved',
      value: amount(stats.issues_resolved),
      unit: null,
      hint: `${amount(stats.issues_new)} new in the same time`,
    },
    {
      label: 'Scan Frequency',
      value: String(Math.round(stats.scan_frequency * 10) / 10),
      unit: '/week',
      hint: `${plural(stats.websites_scheduled, 'website')} with a schedule`,
    },
  ];
}
