/** The middle value; of an even number of them the mean of the two in the middle. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No values, no median.');
  return (lower + upper) / 2;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Throws without values. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/** The ratio of two medians. Null when one was not measured. */
export function ratio(
  values: readonly number[] | undefined,
  to: readonly number[] | undefined,
): number | null {
  if (!values?.length || !to?.length) return null;
  return median(values) / median(to);
}
