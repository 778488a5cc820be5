import { drawLettering } from '../../pictures/draw-lettering.ts';
import { drawPerson } from '../../pictures/draw-person.ts';
import { drawScene } from '../../pictures/draw-scene.ts';

export const pictures: Record<string, string> = {
  'img/valley.svg': drawScene({
    sky: ['#f7d9a0', '#fdf3dc'],
    hills: ['#f0cf8f', '#e8bd78', '#f3dba8'],
  }),
  'img/pump.svg': drawScene({ sky: ['#8fc1d9', '#e3f1f6'], hills: ['#a8844f', '#7c5f36'] }),
  'img/amina.svg': drawPerson({
    skin: '#7a4a2e',
    hair: '#17120f',
    clothes: '#d9722b',
    wall: '#e9dcc4',
  }),
  'img/samuel.svg': drawPerson({
    skin: '#5f3a24',
    hair: '#1d1713',
    clothes: '#3f7a4d',
    wall: '#d5e3ea',
  }),
  'img/rosa.svg': drawPerson({
    skin: '#b57b52',
    hair: '#3a241a',
    clothes: '#a8322e',
    wall: '#efe4d6',
  }),
  'img/match.svg': drawLettering({
    ground: ['#0d4a5c', '#0a2f3c'],
    ink: '#ffffff',
    lines: ['Until Sunday', 'every pound counts twice', 'Call 0800 000 0000'],
  }),
  'film.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A pump in a day</title>
<style>body{margin:0;font:16px/1.5 sans-serif;color:#fff;background:#0a2f3c}p{margin:1rem}a{color:#bfe6f2}</style></head>
<body><p>A pump in a day: our film of four minutes, with captions and audio description.</p><p><a href="?play">Play the film</a></p></body></html>`,
};
