/** Lines with signs, of how many signs one is part of a picture, and which share of all that is written they must be. */
const least = { lines: 2, strokes: 4, share: 0.55 } as const;

/** Whether lines of text are a picture: mostly signs, with slanted strokes among them, and hardly a word. */
export function isDrawn(lines: readonly string[]): boolean {
  const drawn = lines.filter((line) => /[/\\|_()`'^<>~*]{2}|[/\\].*[/\\]|\(.*\)/.test(line));
  if (drawn.length < least.lines) return false;
  const text = lines.join('\n');
  const strokes = text.match(/[/\\]/g)?.length ?? 0;
  const slanted = lines.filter((line) => /[/\\]/.test(line)).length;
  const signs = text.match(/[/\\|_()`'"^<>~*.,:;=+-]/g)?.length ?? 0;
  const words = text.match(/\p{L}{4,}/gu)?.length ?? 0;
  const written = text.replace(/\s/g, '').length;
  // A table is made of bars and lines, and has no slanted ones.
  return (
    strokes >= least.strokes &&
    slanted >= 2 &&
    signs >= written * least.share &&
    words <= 2 * drawn.length &&
    drawn.some((line) => /\s{2}/.test(line))
  );
}
