import { columnPercent, isLabelShown } from '../chart-scale.ts';
import { chartDays } from '../chart-days.ts';

const wideRoom = 12;
const narrowRoom = 4;

/** The days under a chart, or the hours of one day; on phones fewer of them. */
export function ChartDays({ dates }: { dates: readonly string[] }) {
  return (
    <div className="chart__x">
      {chartDays(dates).map((day, index) =>
        isLabelShown(index, dates.length, wideRoom) ? (
          <span
            key={index}
            className={isLabelShown(index, dates.length, narrowRoom) ? '' : 'chart__wide'}
            style={{ left: `${columnPercent(index, dates.length)}%` }}
          >
            {day}
          </span>
        ) : null,
      )}
    </div>
  );
}
