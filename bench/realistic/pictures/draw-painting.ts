import { numbersFrom, svg } from './svg-parts.ts';

/** Shapes as an abstract painting, in a frame of its own. */
export function drawPainting(colors: [string, string, ...string[]]): string {
  const random = numbersFrom(colors.join(''));
  const shapes = Array.from({ length: 14 }, (_, index) => {
    const fill = colors[1 + (index % (colors.length - 1))];
    const [x, y, size] = [random() * 560, random() * 340, 40 + random() * 120];
    return index % 2
      ? `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size / 2).toFixed(0)}" fill="${fill}" opacity=".85"/>`
      : `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${size.toFixed(0)} ${(size / 3).toFixed(0)}l${(-size / 2).toFixed(0)} ${size.toFixed(0)}z" fill="${fill}" opacity=".85"/>`;
  });
  return svg(640, 400, `<rect width="640" height="400" fill="${colors[0]}"/>${shapes.join('')}`);
}
