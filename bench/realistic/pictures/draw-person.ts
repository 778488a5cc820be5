import { svg } from './svg-parts.ts';

/** Head and shoulders. */
export function drawPerson({
  skin,
  hair,
  clothes,
  wall,
}: {
  skin: string;
  hair: string;
  clothes: string;
  wall: string;
}): string {
  return svg(
    400,
    400,
    `<rect width="400" height="400" fill="${wall}"/><path d="M60 400c0-110 60-150 140-150s140 40 140 150z" fill="${clothes}"/><rect x="170" y="200" width="60" height="80" fill="${skin}"/><ellipse cx="200" cy="165" rx="72" ry="88" fill="${skin}"/><path d="M122 170c-8-80 30-118 80-118s84 40 76 118c-14-50-40-66-76-66s-62 18-80 66z" fill="${hair}"/><circle cx="174" cy="168" r="6"/><circle cx="226" cy="168" r="6"/><path d="M172 210q28 22 56 0" fill="none" stroke="#7a3b2e" stroke-width="6"/>`,
  );
}
