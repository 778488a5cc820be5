import { fade, numbersFrom, svg } from './svg-parts.ts';

/** Hills under a sky. */
export function drawScene({
  sky,
  hills,
  sun = '#fff4c2',
}: {
  sky: [string, string];
  hills: string[];
  sun?: string;
}): string {
  const random = numbersFrom(sky.join('') + hills.join(''));
  const ridges = hills.map((color, index) => {
    const base = 210 + (index * 190) / hills.length;
    const points = Array.from(
      { length: 9 },
      (_, step) => `${step * 80} ${(base - random() * 90).toFixed(0)}`,
    );
    return `<path d="M0 400L${points.join('L')}L640 400Z" fill="${color}"/>`;
  });
  return svg(
    640,
    400,
    `<defs>${fade('sky', sky)}</defs><rect width="640" height="400" fill="url(#sky)"/><circle cx="${(120 + random() * 400).toFixed(0)}" cy="110" r="46" fill="${sun}"/>${ridges.join('')}`,
  );
}
