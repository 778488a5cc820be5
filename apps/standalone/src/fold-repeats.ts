const usualWindowMs = 10_000;

/**
 * Says a line, and for the next `windowMs` only counts the lines that differ from it in nothing but the cause in
 * parentheses; then says how many there were. A database that restarts would fill the terminal; the log file has all.
 */
export function foldRepeats(
  say: (line: string) => void,
  windowMs = usualWindowMs,
): (line: string) => void {
  const repeats = new Map<string, number>();
  return (line) => {
    const sentence = line.replace(/ \(.*$/s, '');
    const count = repeats.get(sentence);
    if (count !== undefined) {
      repeats.set(sentence, count + 1);
      return;
    }
    repeats.set(sentence, 0);
    say(line);
    setTimeout(() => {
      const more = repeats.get(sentence) ?? 0;
      repeats.delete(sentence);
      if (more > 0) say(`${sentence} (${more} more in ${windowMs / 1_000} s)`);
    }, windowMs).unref();
  };
}
