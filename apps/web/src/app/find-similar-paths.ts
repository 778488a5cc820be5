const mostSuggestions = 2;

/** Those of our paths that somebody may have meant: they hold what was asked for, or differ by a few letters. */
export function findSimilarPaths(asked: string, known: readonly string[]): string[] {
  const words = wordOf(asked);
  if (words.length < 3) return [];
  return known
    .map((path) => ({ path, distance: distanceOf(words, wordOf(path)) }))
    .filter(({ path, distance }) => distance <= Math.max(1, Math.floor(wordOf(path).length / 3)))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostSuggestions)
    .map(({ path }) => path);
}

/** The first part of a path, without what people leave out: case, hyphens and file endings. */
function wordOf(path: string): string {
  const [, first = ''] = path.toLowerCase().split('/', 2);
  return first
    .replace(/\.(html?|php|aspx?)$/, '')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 40);
}

/** Levenshtein's: letters to add, drop or change. Two that begin with the same four letters are close. */
function distanceOf(a: string, b: string): number {
  if (b === '') return Infinity;
  if (b.length > 3 && a.startsWith(b.slice(0, 4))) return 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      current.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + change,
        ),
      );
    }
    before = current;
  }
  return before.at(-1) ?? Infinity;
}
