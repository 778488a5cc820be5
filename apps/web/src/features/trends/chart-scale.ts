/** Where a value stands between two ends, in percent of the way. */
export function percentOf(value: number, from: number, to: number): number {
  return to === from ? 0 : ((value - from) / (to - from)) * 100;
}

/** Points stand at even distances, however long it was between the scans. In percent from the left. */
export function columnPercent(index: number, count: number): number {
  return count <= 1 ? 50 : (index / (count - 1)) * 100;
}

/** The score axis begins at 0, or at 40 when all scores are above; the axis says so. */
export function scoreAxisStart(scoresOutOf100: readonly number[]): 0 | 40 {
  return Math.min(...scoresOutOf100) >= 42 ? 40 : 0;
}

/** The top of a count axis: the next round number. */
export function countAxisEnd(counts: readonly number[]): number {
  const most = Math.max(1, ...counts);
  const step = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 5, 10].map((factor) => factor * step).find((end) => end >= most) ?? most;
}

/** Which of `count` labels are drawn when only `room` have place: the last always, evenly before it. */
export function isLabelShown(index: number, count: number, room: number): boolean {
  const step = Math.max(1, Math.ceil(count / room));
  return (count - 1 - index) % step === 0;
}

/** `0,46.7 50,40 100,36`: for an SVG of 100 by 100, which has its zero at the top. */
export function polylinePoints(percents: readonly (number | null)[]): string {
  return percents
    .flatMap((percent, index) =>
      percent === null
        ? []
        : [`${round(columnPercent(index, percents.length))},${round(100 - percent)}`],
    )
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
