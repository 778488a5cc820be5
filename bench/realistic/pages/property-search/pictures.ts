import { drawHouse } from '../../pictures/draw-house.ts';
import { drawPlan } from '../../pictures/draw-plan.ts';
import { homes } from './content.ts';

const walls = [
  '#fbf8f2',
  '#f1d8a8',
  '#a9c8dc',
  '#f5e08c',
  '#d8d8d6',
  '#efc4ba',
  '#f6ead2',
  '#bcd3a6',
];
const roofs = [
  '#b5533c',
  '#8a5a3c',
  '#39465a',
  '#5c7f54',
  '#7a7a7a',
  '#9c4a3f',
  '#a87d4f',
  '#6b5138',
];

export const pictures = {
  ...Object.fromEntries(
    homes.map(({ id }, index) => [
      `fotos/${id}.svg`,
      drawHouse({
        wall: walls[index]!,
        roof: roofs[index]!,
        sky: ['#cfe6f5', '#f6fbfe'],
        floors: 2 + (index % 3),
      }),
    ]),
  ),
  'mapa.svg': drawPlan({
    ground: '#e4ecd9',
    rooms: Array.from({ length: 24 }, (_, index) => ({
      x: 10 + (index % 6) * 106,
      y: 8 + Math.floor(index / 6) * 98,
      width: 92,
      height: 84,
    })),
  }),
  'vista.html': `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Vista de la calle</title>
<style>body{margin:0;font:14px/1.5 sans-serif;color:#1f2933;background:#eef2f5}p{margin:1rem}</style></head>
<body><p>Vista de la calle Cuba desde el número 12, tomada en mayo.</p></body></html>`,
};
