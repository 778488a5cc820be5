import { scoreWord, toScoreOutOf100 } from '@curbcut/model/scan';
import type { ReadBusinessSummary } from '@curbcut/wire/read';
import { Scale, ScanSearch, ShieldAlert, TrendingUp, type LucideIcon } from 'lucide-react';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { formatLocalDate, plural } from '../../../lib/format.ts';
import { GradeBadge } from './grade-badge.tsx';
import type { ReactNode } from 'react';

const recommendationsShown = 5;

export function BusinessSummaryBody({ summary }: { summary: ReadBusinessSummary }) {
  return (
    <div className="stack gap-6">
      <section className="stack gap-2">
        <h3>Executive summary</h3>
        <p className="measure">{summary.executive_summary}</p>
      </section>
      {summary.who_is_shut_out !== null && (
        <section className="stack gap-2">
          <h3>Who is shut out</h3>
          <p className="measure">{summary.who_is_shut_out}</p>
          {summary.shut_out_ground !== null && (
            <p className="text-sm text-muted">Follows from {summary.shut_out_ground}.</p>
          )}
        </section>
      )}
      <div className="panels">
        {panelsOf(summary).map(({ title, Icon, facts, rule }) => (
          <section key={title} className="panel">
            <h3>
              <Icon className="icon" aria-hidden="true" />
              {title}
            </h3>
            <dl className="pairs">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {rule !== undefined && <p className="text-sm text-muted">{rule}</p>}
          </section>
        ))}
      </div>
      <Recommendations summary={summary} />
    </div>
  );
}

interface PanelContent {
  title: string;
  Icon: LucideIcon;
  facts: [name: string, value: ReactNode][];
  /** How the figures come about. */
  rule?: string;
}

const unknown = 'Unknown';

function panelsOf(summary: ReadBusinessSummary): PanelContent[] {
  const { business_impact: impact, compliance_status: compliance, risk_assessment: risk } = summary;
  const score = summary.score === null ? null : toScoreOutOf100(summary.score);
  return [
    {
      title: 'Business Impact',
      Icon: TrendingUp,
      facts: [
        ['ROI Potential', impact.roi_potential ?? unknown],
        [
          'Users affected',
          impact.user_impact_percentage === null ? unknown : `${impact.user_impact_percentage}%`,
        ],
        ...(impact.conversion_improvement === null
          ? []
          : [['Conversion improvement', impact.conversion_improvement] satisfies [string, string]]),
      ],
      rule: 'Rules of thumb, not measurements. ROI Potential is High above a score of 80 and Medium above 60; users affected is 100 minus the score.',
    },
    {
      title: 'Compliance Status',
      Icon: Scale,
      facts: [
        ['WCAG level', compliance.wcag_level],
        [
          'Criteria passed',
          compliance.compliance_percentage === null
            ? 'Not assessed'
            : `${compliance.compliance_percentage}%`,
        ],
        ['Overall status', compliance.overall_status ?? unknown],
      ],
      rule: 'Criteria passed: of the WCAG A and AA criteria that were checked automatically, the share without a failed issue.',
    },
    {
      title: 'Risk Assessment',
      Icon: ShieldAlert,
      facts: [
        ['Legal risk', <GradeBadge key="risk" grade={risk.legal_risk_level ?? unknown} />],
        ['Estimated fix time', risk.estimated_fix_time ?? unknown],
        ['Priority', risk.priority_level ?? unknown],
      ],
      rule: `Rules of thumb, no legal advice. Legal risk is High above 5 critical issues and Medium above none; the time is ${summary.recommendations.some(({ minutes }) => minutes !== null) ? 'the sum of what each repair takes by its kind, in days of eight hours' : 'a tenth of a day for each issue'}.`,
    },
    {
      title: 'Scan Overview',
      Icon: ScanSearch,
      facts: [
        ['Total violations', summary.total_violations ?? unknown],
        ['Critical violations', summary.critical_violations ?? unknown],
        ['Score', score === null ? unknown : `${score}/100, ${scoreWord(score)}`],
        ...(summary.url === ''
          ? []
          : [
              ['Website', <BreakableText key="url" text={summary.url} />] satisfies [
                string,
                ReactNode,
              ],
            ]),
        ...(summary.scan_date === ''
          ? []
          : [['Scan date', formatLocalDate(summary.scan_date)] satisfies [string, string]]),
      ],
    },
  ];
}

function Recommendations({ summary }: { summary: ReadBusinessSummary }) {
  const { recommendations: all, score } = summary;
  if (all.length === 0) return null;
  const shown = all.slice(0, recommendationsShown);
  const more = all.length - shown.length;
  return (
    <section className="stack gap-3">
      <h3>Key Recommendations</h3>
      {score !== null && shown.some(({ scoreAfter }) => scoreAfter !== null) && (
        <p className="text-muted">
          The score is {toScoreOutOf100(score)} now. Each step says the score after it and those
          before it.
        </p>
      )}
      <ol className="numbered">
        {shown.map((recommendation, index) => (
          <li key={index}>
            <RecommendedStep {...recommendation} />
          </li>
        ))}
      </ol>
      {more > 0 && <p className="text-muted">+{more} more recommendations in full report</p>}
    </section>
  );
}

function RecommendedStep({
  title,
  description,
  todo,
  minutes,
  minutesGround,
  scoreAfter,
}: ReadBusinessSummary['recommendations'][number]) {
  const name = todo ?? (title !== null && !description.startsWith(title) ? title : null);
  return (
    <span className="anywhere stack gap-1">
      <span>
        {name !== null && <strong>{name}. </strong>}
        {description}
      </span>
      {(minutes !== null || scoreAfter !== null) && (
        <span className="meta">
          {minutes !== null && (
            <span>
              About {plural(minutes, 'minute')}
              {minutesGround !== null && ` (${minutesGround})`}
            </span>
          )}
          {scoreAfter !== null && (
            <span>
              Score then <b>{toScoreOutOf100(scoreAfter)}</b>
            </span>
          )}
        </span>
      )}
    </span>
  );
}
