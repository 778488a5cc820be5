import { fade, svg } from './svg-parts.ts';

/** Lines of lettering on a ground. */
export function drawLettering({
  ground,
  ink,
  lines,
}: {
  ground: [string, string];
  ink: string;
  lines: string[];
}): string {
  const rows = lines.map(
    (line, index) =>
      `<text x="40" y="${110 + index * 70}" font-family="Georgia, serif" font-size="${index === 0 ? 52 : 34}" font-weight="700" fill="${ink}">${line}</text>`,
  );
  return svg(
    640,
    400,
    `<defs>${fade('ground', ground)}</defs><rect width="640" height="400" fill="url(#ground)"/>${rows.join('')}`,
  );
}
