/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads #rgb or #rrggbb; null for anything else. */
export function parseHexColor(text: string): Rgb | null {
  const match = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  const digits = match?.[1];
  if (digits === undefined) return null;
  const wide = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

export function toHexColor(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrastRatio(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Cut after two decimals: 4.499 is 4.49 and fails 4.5. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
