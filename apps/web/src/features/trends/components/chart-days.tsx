import { formatShortDay } from '../../../lib/format.ts';
import { columnPercent, isLabelShown } from '../chart-scale.ts';

const wideRoom = 12;
const narrowRoom = 4;

/** The days under a chart; on phones fewer of them. */
export function ChartDays({ dates }: { dates: readonly string[] }) {
  return (
    <div className="chart__x">
      {dates.map((date, index) =>
        isLabelShown(index, dates.length, wideRoom) ? (
          <span
            key={index}
            className={isLabelShown(index, dates.length, narrowRoom) ? '' : 'chart__wide'}
            style={{ left: `${columnPercent(index, dates.length)}%` }}
          >
            {formatShortDay(date)}
          </span>
        ) : null,
      )}
    </div>
  );
}
