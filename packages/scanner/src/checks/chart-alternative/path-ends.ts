/** In the units of a drawing. */
export type Point = readonly [x: number, y: number];

/** How many numbers each command of a path takes (SVG 2, 9.3). */
const sizes: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
/** Letters of a path that are read. */
const longest = 20_000;

/** Where each line of a path begins and ends; closed ones are shapes, and left out. */
export function pathEnds(path: string): (readonly [from: Point, to: Point])[] {
  const ends: (readonly [Point, Point])[] = [];
  let from: Point = [0, 0];
  let at: Point = [0, 0];
  let isDrawn = false;
  const end = () => {
    if (isDrawn) ends.push([from, at]);
    isDrawn = false;
  };
  for (const [, letter = '', numbers = ''] of path
    .slice(0, longest)
    .matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    if (command === 'Z') {
      isDrawn = false;
      at = from;
      continue;
    }
    const size = sizes[command] ?? 2;
    const all = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const [x, y]: Point = letter === command ? [0, 0] : [NaN, NaN];
    for (let first = 0; first + size <= all.length; first += size) {
      const [left, top]: Point = Number.isNaN(x) ? at : [x, y];
      const last = all.slice(first, first + size);
      const [beforeLast = 0, lastOne = 0] = last.slice(-2);
      const next: Point =
        command === 'H'
          ? [left + (last[0] ?? 0), at[1]]
          : command === 'V'
            ? [at[0], top + (last[0] ?? 0)]
            : [left + beforeLast, top + lastOne];
      // More places after a move are lines.
      if (command === 'M' && first === 0) {
        end();
        from = next;
      } else isDrawn = true;
      at = next;
    }
  }
  end();
  return ends;
}
