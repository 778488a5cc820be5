const usualWindowMs = 10_000;
const longestWindowMs = 320_000;

/**
 * Says a line, and for the next `windowMs` only counts the lines that differ from it in nothing but the cause in
 * parentheses; then says how many there were. What goes on is counted for twice as long each time, and what did not come
 * again in that time is said anew. A database that is away would fill the terminal; the log file has all.
 */
export function foldRepeats(
  say: (line: string) => void,
  windowMs = usualWindowMs,
): (line: string) => void {
  const repeats = new Map<string, number>();
  const count = (sentence: string, ms: number) => {
    repeats.set(sentence, 0);
    setTimeout(() => {
      const more = repeats.get(sentence) ?? 0;
      repeats.delete(sentence);
      if (more === 0) return;
      say(`${sentence} (${more} more in ${ms / 1_000} s)`);
      count(sentence, Math.min(ms * 2, Math.max(windowMs, longestWindowMs)));
    }, ms).unref();
  };
  return (line) => {
    const sentence = line.replace(/ \(.*$/s, '');
    const repeated = repeats.get(sentence);
    if (repeated !== undefined) {
      repeats.set(sentence, repeated + 1);
      return;
    }
    say(line);
    count(sentence, windowMs);
  };
}
