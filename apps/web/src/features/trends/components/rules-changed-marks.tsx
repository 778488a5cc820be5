import type { ReadTrendPoint } from '@curbcut/wire/read';
import { columnPercent } from '../chart-scale.ts';

/** A line through a chart at each scan that other rules, another standard or another formula judged than the one before. */
export function RulesChangedMarks({ points }: { points: readonly ReadTrendPoint[] }) {
  return points.map(({ rules_changed: isChanged }, index) =>
    isChanged ? (
      <span
        key={index}
        className="chart__rules"
        style={{ left: `${columnPercent(index, points.length)}%` }}
      />
    ) : null,
  );
}

/** What the lines are; nothing where there are none. */
export function RulesChangedKey({ points }: { points: readonly ReadTrendPoint[] }) {
  if (!points.some(({ rules_changed: isChanged }) => isChanged)) return null;
  return (
    <span>
      <i className="key key--rules" />
      Rules, standard or formula changed
    </span>
  );
}
