import { fade, svg } from './svg-parts.ts';

/** A house with so many floors. */
export function drawHouse({
  wall,
  roof,
  sky,
  floors,
}: {
  wall: string;
  roof: string;
  sky: [string, string];
  floors: number;
}): string {
  const top = 330 - floors * 62;
  const windows = Array.from({ length: floors * 4 }, (_, index) => {
    const [x, y] = [178 + (index % 4) * 76, top + 16 + Math.floor(index / 4) * 62];
    return `<rect x="${x}" y="${y}" width="42" height="34" fill="#dcecf5" stroke="#554a40" stroke-width="3"/>`;
  });
  return svg(
    640,
    400,
    `<defs>${fade('sky', sky)}</defs><rect width="640" height="400" fill="url(#sky)"/><rect y="326" width="640" height="74" fill="#7f9464"/><path d="M130 ${top}L320 ${top - 70}L510 ${top}Z" fill="${roof}"/><rect x="150" y="${top}" width="340" height="${330 - top}" fill="${wall}"/>${windows.join('')}`,
  );
}
