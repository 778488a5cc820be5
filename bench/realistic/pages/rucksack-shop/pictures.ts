import type { PageFiles } from '../../realistic-page.ts';

/** The rucksack from one side, in one color. */
function drawRucksack(body: string, trim: string, turn: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 600 600">
<rect width="600" height="600" fill="#eef1ec"/>
<g transform="rotate(${turn} 300 320)">
<path d="M190 180 Q300 90 410 180 L430 500 Q300 550 170 500 Z" fill="${body}"/>
<path d="M200 190 Q300 120 400 190 L396 250 Q300 280 204 250 Z" fill="${trim}"/>
<rect x="225" y="340" width="150" height="120" rx="22" fill="${trim}"/>
<path d="M250 130 Q300 60 350 130" fill="none" stroke="${trim}" stroke-width="16"/>
<path d="M168 300 Q120 380 172 470 M432 300 Q480 380 428 470" fill="none" stroke="${trim}" stroke-width="14"/>
</g></svg>`;
}

/** A ridge under an evening sky, dark on the left and light on the right. */
const ridge = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="sky"><stop offset="0" stop-color="#27465c"/><stop offset="0.45" stop-color="#b9c8cc"/><stop offset="1" stop-color="#f2e6d2"/></linearGradient></defs>
<rect width="1200" height="300" fill="url(#sky)"/>
<path d="M0 300 L0 220 L220 120 L390 230 L600 90 L820 230 L980 150 L1200 240 L1200 300 Z" fill="#dfe5e3"/>
<path d="M600 90 L660 130 L610 140 L570 116 Z" fill="#ffffff"/>
</svg>`;

function drawGoods(hue: number, shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180"><rect width="240" height="180" fill="hsl(${hue} 25% 92%)"/><path d="${shape}" fill="hsl(${hue} 40% 38%)"/></svg>`;
}

export const pictures: PageFiles = {
  'pictures/front.svg': drawRucksack('#2f5d50', '#1d3a33', 0),
  'pictures/side.svg': drawRucksack('#2f5d50', '#234b40', 14),
  'pictures/back.svg': drawRucksack('#1d3a33', '#2f5d50', 0),
  'pictures/open.svg': drawRucksack('#2f5d50', '#c9b458', -8),
  'pictures/ridge.svg': ridge,
  'pictures/bottle.svg': drawGoods(
    200,
    'M100 40 h40 v20 q14 10 14 30 v60 h-68 v-60 q0 -20 14 -30 z',
  ),
  'pictures/poles.svg': drawGoods(30, 'M80 20 h12 l30 140 h-12 z M150 20 h12 l-30 140 h-12 z'),
  'pictures/tent.svg': drawGoods(90, 'M120 40 L210 150 H30 Z'),
  'pictures/stove.svg': drawGoods(
    10,
    'M70 90 h100 v20 h-20 l14 40 h-14 l-12 -40 h-36 l-12 40 h-14 l14 -40 h-20 z',
  ),
};
