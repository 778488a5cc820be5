import { numbersFrom, svg } from './svg-parts.ts';

/** A bowl on a cloth, seen from above. */
export function drawDish({
  bowl,
  food,
  cloth,
}: {
  bowl: string;
  food: string[];
  cloth: string;
}): string {
  const random = numbersFrom(bowl + food.join('') + cloth);
  const pieces = Array.from({ length: 46 }, (_, index) => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * 118];
    const [x, y] = [320 + Math.cos(angle) * far, 200 + Math.sin(angle) * far];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(14 + random() * 20).toFixed(0)}" ry="${(9 + random() * 12).toFixed(0)}" fill="${food[index % food.length]}" opacity=".92"/>`;
  });
  return svg(
    640,
    400,
    `<rect width="640" height="400" fill="${cloth}"/><path d="M0 60H640M0 330H640" stroke="#fff" stroke-width="14" opacity=".35"/><circle cx="320" cy="206" r="172" opacity=".15"/><circle cx="320" cy="200" r="168" fill="${bowl}"/><circle cx="320" cy="200" r="146" fill="${food[0]}"/>${pieces.join('')}`,
  );
}
