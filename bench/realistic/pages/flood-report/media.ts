import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTone } from '../../../sounds/make-tone.ts';
import type { Flaw, PageFiles } from '../../realistic-page.ts';

const film = readFileSync(path.join(import.meta.dirname, 'film.webm'));

/** A river in front of hills, light above and dark below. */
function drawRiver(sky: string, water: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="520" viewBox="0 0 1200 520" preserveAspectRatio="xMidYMid slice"><rect width="1200" height="520" fill="${sky}"/><path d="M0 250 Q200 150 420 230 T860 210 T1200 240 V520 H0 Z" fill="#dfe6dc"/><path d="M0 380 Q300 330 600 390 T1200 370 V520 H0 Z" fill="${water}"/><rect x="700" y="270" width="120" height="110" fill="#c9a58e"/><path d="M690 270 L760 220 L830 270 Z" fill="#b98a70"/></svg>`;
}

/** Telephone numbers as a picture. */
const numbers = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="150" viewBox="0 0 420 150" font-family="DejaVu Sans, sans-serif"><rect width="420" height="150" fill="#fff3d6"/><text x="20" y="42" font-size="22" font-weight="700" fill="#1a1a1a">If water comes into your house</text><text x="20" y="82" font-size="19" fill="#1a1a1a">Floodline: 0345 555 8118</text><text x="20" y="116" font-size="19" fill="#1a1a1a">Council, day and night: 01597 555 020</text></svg>`;

const captions = `WEBVTT

00:00.000 --> 00:02.000
[Reporter] We stand on the bridge at Llanfair. The brown water below is up to the parapet.

00:02.000 --> 00:04.000
The red barn on the far side has lost its door, and a hedge drifts past from left to right.

00:04.000 --> 00:06.000
[Rhian Pugh] Another hand's breadth and it is in my kitchen. [low hum of pumps]
`;

const sparseCaptions = `WEBVTT

00:00.000 --> 00:01.000
[speaking]
`;

export function media(flaw: Flaw): PageFiles {
  return {
    'media/film.webm': film,
    'media/film.vtt': flaw('film-captions-sparse', captions, sparseCaptions),
    'media/mayor.wav': makeTone({ seconds: 4, hertz: 440 }),
    'pictures/river.svg': drawRiver('#cfdde4', '#b9c7b5'),
    'pictures/sandbags.svg': drawRiver('#e3d9c8', '#a08c6a'),
    'pictures/bridge.svg': drawRiver('#dfe3ea', '#8fa0ad'),
    'pictures/numbers.svg': numbers,
  };
}
