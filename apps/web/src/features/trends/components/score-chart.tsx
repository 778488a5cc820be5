import { bandLimits, scoreWord, toScoreOutOf100 } from '@curbcut/model/scan';
import type { ReadTrendPoint } from '@curbcut/wire/read';
import {
  columnPercent,
  isLabelShown,
  percentOf,
  polylinePoints,
  scoreAxisStart,
} from '../chart-scale.ts';
import { ChartDays } from './chart-days.tsx';
import { RulesChangedKey, RulesChangedMarks } from './rules-changed-marks.tsx';

/** More labels than this would touch each other. */
const labelRoom = 14;

export function ScoreChart({ points }: { points: readonly ReadTrendPoint[] }) {
  const scores = points.map((point) => toScoreOutOf100(point.accessibility_score));
  const averages = points.map(({ average_score: average }) =>
    average === null ? null : toScoreOutOf100(average),
  );
  const known = averages.filter((average) => average !== null);
  const start = scoreAxisStart([...scores, ...known]);
  const height = (score: number) => percentOf(score, start, 100);
  const limits = [bandLimits.yellow, bandLimits.green].map((score) => ({
    word: scoreWord(score),
    score,
  }));
  return (
    <div className="stack" aria-hidden="true">
      <p className="legend">
        <span>
          <i className="key key--line" />
          This website
        </span>
        {known.length > 0 && (
          <span>
            <i className="key key--average" />
            Average of your websites
          </span>
        )}
        <RulesChangedKey points={points} />
      </p>
      <div className="chart">
        <div className="chart__y">
          <span style={{ bottom: 0 }}>{start}</span>
          {limits.map(({ word, score }) => (
            <span key={word} style={{ bottom: `${height(score)}%` }}>
              <b>{word} </b>
              {score}
            </span>
          ))}
          <span style={{ bottom: '100%' }}>100</span>
        </div>
        <div className="chart__plot">
          <RulesChangedMarks points={points} />
          {limits.map(({ word, score }) => (
            <span key={word} className="chart__limit" style={{ bottom: `${height(score)}%` }} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className="chart__grid" d="M0 0H100M0 100H100" />
            <polyline
              className="chart__average"
              points={polylinePoints(
                averages.map((average) => (average === null ? null : height(average))),
              )}
            />
            <polyline className="chart__line" points={polylinePoints(scores.map(height))} />
          </svg>
          {scores.map((score, index) => (
            <i
              key={index}
              className={index === scores.length - 1 ? 'point point--last' : 'point'}
              style={{
                left: `${columnPercent(index, scores.length)}%`,
                bottom: `${height(score)}%`,
              }}
            >
              {isLabelShown(index, scores.length, labelRoom) && <span>{score}</span>}
            </i>
          ))}
        </div>
        <ChartDays dates={points.map(({ scan_date: date }) => date)} />
      </div>
    </div>
  );
}
