/** The text that an SVG file shows, and how much it shows beside it. */
export interface SvgText {
  /** With single spaces. */
  text: string;
  /** Elements with text. */
  texts: number;
  /** Lines, curves and pictures; a rectangle or two are a ground for the text. */
  shapes: number;
}

/** Null for a file that is none, or shows no text. */
export function svgText(file: Buffer): SvgText | null {
  const source = file.toString('utf8', 0, 500_000);
  if (!/<svg[\s>]/.test(source)) return null;
  const texts = [...source.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)];
  const text = texts
    .map(([, inside = '']) => plain(inside))
    .filter(Boolean)
    .join(' ');
  if (text === '') return null;
  const grounds = source.match(/<rect\b/g)?.length ?? 0;
  const drawn =
    source.match(/<(path|line|polyline|polygon|circle|ellipse|image|use)\b/g)?.length ?? 0;
  return { text, texts: texts.length, shapes: drawn + Math.max(0, grounds - 2) };
}

function plain(markup: string): string {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  };
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&#(\d+);/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words and numbers of a text, in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
