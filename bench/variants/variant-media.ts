import { readFileSync } from 'node:fs';
import type { PageFiles } from '../realistic/realistic-page.ts';
import { makeTone } from '../sounds/make-tone.ts';

const film = (page: string) =>
  readFileSync(new URL(`../realistic/pages/${page}.webm`, import.meta.url));

const draw = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

/** Hills under a sky, all light or all dark, with fine detail as in a photograph. */
function drawScene(sky: string, hills: string, field: string): string {
  const grass = Array.from(
    { length: 120 },
    (_, index) =>
      `<path d="M${index * 7} 260 l3 -${12 + ((index * 5) % 18)}" stroke="${hills}" stroke-width="2"/>`,
  ).join('');
  return draw(
    800,
    260,
    `<rect width="800" height="260" fill="${sky}"/><path d="M0 150 Q200 60 400 140 T800 120 V260 H0Z" fill="${hills}"/><path d="M0 200 Q300 160 800 210 V260 H0Z" fill="${field}"/>${grass}`,
  );
}

const words = `WEBVTT

00:00.000 --> 00:02.000
[Reporter] We stand on the bridge. The brown water below is up to the parapet.

00:02.000 --> 00:04.000
The barn on the far side has lost its door, and a hedge drifts past.

00:04.000 --> 00:06.000
[Neighbor] Another hand's breadth and it is in my kitchen. [pumps hum]
`;

const frame = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

/** What pages of variants embed, below their folder. */
export const variantMedia: PageFiles = {
  'film.webm': film('flood-report/film'),
  'trailer.webm': film('video-streaming/trailer'),
  'tone.wav': makeTone({ seconds: 8, hertz: 330 }),
  'film.vtt': words,
  'empty.vtt': 'WEBVTT\n',
  'valley.html': frame('The valley', 'Sun until the evening, then rain.'),
  'pass.html': frame('The pass', 'Snow from noon, with storms at night.'),
  'light-scene.svg': drawScene('#eaf4fb', '#d7e6d2', '#f3ead2'),
  'dark-scene.svg': drawScene('#0b1d33', '#14301f', '#2b2313'),
  'line.svg': draw(600, 6, '<path d="M0 3H600" stroke="#9fb0c0" stroke-width="2"/>'),
  'chair.svg': draw(
    240,
    240,
    '<rect width="240" height="240" fill="#f5f1ea"/><path d="M80 40V210M160 40V210M80 130H160M80 60H160M80 85H160" stroke="#a9793f" stroke-width="12" fill="none"/>',
  ),
  'house.svg': draw(
    300,
    180,
    '<rect width="300" height="180" fill="#dcebf5"/><rect x="90" y="80" width="120" height="90" fill="#c9a58e"/><path d="M80 80L150 30L220 80Z" fill="#8a4b38"/><rect x="140" y="120" width="24" height="50" fill="#5b3a29"/>',
  ),
  'market.svg': draw(
    400,
    220,
    '<rect width="400" height="220" fill="#eef4f7"/><path d="M20 90L200 30L380 90Z" fill="#9fc4d6"/><rect x="40" y="130" width="90" height="50" fill="#c0392b"/><rect x="160" y="130" width="90" height="50" fill="#e08e0b"/><rect x="280" y="130" width="90" height="50" fill="#3f8f4f"/>',
  ),
  'boot.svg': draw(
    200,
    200,
    '<rect width="200" height="200" fill="#f4f4f2"/><path d="M70 30H120V110L165 140V165H70Z" fill="#6b4226"/>',
  ),
  'lighthouse.svg': draw(
    260,
    320,
    '<rect width="260" height="320" fill="#cfe3f2"/><path d="M105 280L115 80H145L155 280Z" fill="#fff"/><path d="M110 180H150L152 220H108Z" fill="#b3261e"/><rect x="112" y="50" width="36" height="30" fill="#333"/>',
  ),
  'regions.svg': draw(
    300,
    200,
    '<rect width="300" height="100" fill="#bcd6e8"/><rect y="100" width="300" height="100" fill="#e3d5b8"/>',
  ),
  'shares.svg': draw(
    420,
    240,
    '<rect width="420" height="240" fill="#fff"/><g font-family="Liberation Sans, sans-serif" font-size="16"><rect x="20" y="40" width="248" height="30" fill="#17508c"/><text x="20" y="32">Donations 62 %</text><rect x="20" y="110" width="100" height="30" fill="#17508c"/><text x="20" y="102">Grants 25 %</text><rect x="20" y="180" width="52" height="30" fill="#17508c"/><text x="20" y="172">Sales 13 %</text></g>',
  ),
  'notice.svg': draw(
    520,
    90,
    '<rect width="520" height="90" fill="#fff3d6"/><text x="20" y="54" font-family="Liberation Sans, sans-serif" font-size="21" font-weight="700" fill="#1a1a1a">Closed on Good Friday and Easter Monday</text>',
  ),
  'tick.svg': draw(
    24,
    24,
    '<path d="M4 13l5 5L20 6" fill="none" stroke="#1b6e2d" stroke-width="3"/>',
  ),
  'cross.svg': draw(
    24,
    24,
    '<path d="M5 5L19 19M19 5L5 19" fill="none" stroke="#a3001b" stroke-width="3"/>',
  ),
  'search.svg': draw(
    36,
    36,
    '<circle cx="15" cy="15" r="9" fill="none" stroke="#222" stroke-width="3"/><path d="M22 22L31 31" stroke="#222" stroke-width="3"/>',
  ),
  'play.svg': draw(32, 32, '<path d="M8 5L27 16L8 27Z" fill="#222"/>'),
  'pause.svg': draw(32, 32, '<path d="M7 5H13V27H7ZM19 5H25V27H19Z" fill="#222"/>'),
};
