import type { ReadTrendPoint } from '@curbcut/wire/read';
import { columnPercent, countAxisEnd, isLabelShown, percentOf } from '../chart-scale.ts';
import { ChartDays } from './chart-days.tsx';
import { RulesChangedKey, RulesChangedMarks } from './rules-changed-marks.tsx';

const labelRoom = 20;
/** How far the longest bar reaches from zero; the rest of the way is for its label. */
const halfPercent = 42;

/** New issues upwards, fixed ones downwards from zero. */
export function ChangesChart({ points }: { points: readonly ReadTrendPoint[] }) {
  const counts = points.flatMap(({ new_count: added, fixed_count: fixed }) => [
    added ?? 0,
    fixed ?? 0,
  ]);
  const end = countAxisEnd(counts);
  const height = (count: number) => (percentOf(count, 0, end) * halfPercent) / 100;
  return (
    <div className="stack" aria-hidden="true">
      <p className="legend">
        <span>
          <i className="key key--new" />
          New, above the line
        </span>
        <span>
          <i className="key key--fixed" />
          Fixed, below the line
        </span>
        <RulesChangedKey points={points} />
      </p>
      <div className="chart">
        <div className="chart__y">
          <span style={{ bottom: `${50 - halfPercent}%` }}>{end}</span>
          <span style={{ bottom: '50%' }}>0</span>
          <span style={{ bottom: `${50 + halfPercent}%` }}>{end}</span>
        </div>
        <div className="chart__plot chart__plot--bars">
          <RulesChangedMarks points={points} />
          {points.map(({ new_count: added, fixed_count: fixed }, index) => {
            const left = `${columnPercent(index, points.length)}%`;
            const isLabeled = isLabelShown(index, points.length, labelRoom);
            return (
              <div key={index}>
                {added !== null && added > 0 && (
                  <span
                    className="bar bar--new"
                    style={{ left, bottom: '50%', height: `${height(added)}%` }}
                  >
                    {isLabeled && <span>{added}</span>}
                  </span>
                )}
                {fixed !== null && fixed > 0 && (
                  <span
                    className="bar bar--fixed"
                    style={{ left, top: '50%', height: `${height(fixed)}%` }}
                  >
                    {isLabeled && <span>{fixed}</span>}
                  </span>
                )}
              </div>
            );
          })}
          <span className="chart__zero" style={{ bottom: '50%' }} />
        </div>
        <ChartDays dates={points.map(({ scan_date: date }) => date)} />
      </div>
    </div>
  );
}
