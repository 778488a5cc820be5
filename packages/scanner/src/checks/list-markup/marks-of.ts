const dot = /^([-–*•·▪●◦‣⁃✓✔➤►](?=\s)|・)\s*\S/u;
const number = /^\(?(\p{Nd}{1,2})\s?(?:[.):：．）]\s+|[-–—]\s+|[、．）])\S/u;
/** Figures in a circle. */
const circled = /^([\u2460-\u2473])\s*\S/u;

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
  if (digits !== undefined) return figureOf(digits);
  const [, sign] = circled.exec(line) ?? [];
  if (sign !== undefined) return sign.charCodeAt(0) - 0x2460 + 1;
  return dot.exec(line)?.[1] ?? null;
}

/** Each script has its ten figures in a row, from zero. */
function figureOf(digits: string): number {
  const values = [...digits].map((digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((one) => one <= code) ?? 0;
    return code - zero;
  });
  return values.reduce((sum, value) => sum * 10 + value, 0);
}

/** The figure zero: Latin, Arabic, Persian, Devanagari, Bengali, Thai, and as wide as Chinese signs. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
