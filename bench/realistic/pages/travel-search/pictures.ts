import type { PageFiles } from '../../realistic-page.ts';

/** Sea, land and sky in some colors, and one thing that stands in front. */
function draw(sky: string, land: string, sea: string, thing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400" viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice"><rect width="800" height="400" fill="${sky}"/><path d="M0 260 Q160 140 330 230 T640 200 T800 250 V400 H0 Z" fill="${land}"/><rect y="310" width="800" height="90" fill="${sea}"/>${thing}</svg>`;
}

export const pictures: PageFiles = {
  'fotos/cala.svg': draw(
    '#d9ecf2',
    '#e6d5b0',
    '#a9d6da',
    '<circle cx="640" cy="80" r="44" fill="#fbe6a2"/>',
  ),
  'fotos/faro.svg': draw(
    '#cfdcea',
    '#9fb08c',
    '#7fa7bd',
    '<path d="M380 130 H420 L432 320 H368 Z" fill="#fff"/><rect x="376" y="104" width="48" height="28" fill="#b23a2f"/>',
  ),
  'fotos/patio.svg': draw(
    '#f2e4d3',
    '#c98f5f',
    '#a0623a',
    '<path d="M300 400 V240 Q400 130 500 240 V400 Z" fill="#5f7f52"/>',
  ),
  'fotos/sierra.svg': draw(
    '#dfe6ec',
    '#7d8f7a',
    '#5d6f5e',
    '<path d="M200 320 L400 90 L600 320 Z" fill="#aab4b0"/>',
  ),
};
