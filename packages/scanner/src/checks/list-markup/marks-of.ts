const dot = /^([-–*•·▪●◦‣⁃✓✔➤►](?=\s)|・)\s*\S/u;
const number = /^\(?(\d{1,2})[.)]\s+\S/;

/** How many lines in a row begin with the same mark, or with numbers that count on. */
export function marksOf(lines: readonly string[]): number {
  let longest = 0;
  let run = 0;
  let before: string | number | null = null;
  for (const line of lines) {
    const mark = markOf(line);
    if (mark === null) run = 0;
    else if (typeof mark === 'number')
      run = typeof before === 'number' && mark === before + 1 ? run + 1 : 1;
    else run = mark === before ? run + 1 : 1;
    before = mark;
    longest = Math.max(longest, run);
  }
  return longest;
}

function markOf(line: string): string | number | null {
  const [, digits] = number.exec(line) ?? [];
  if (digits !== undefined) return Number(digits);
  return dot.exec(line)?.[1] ?? null;
}
