import { drawLettering } from '../../pictures/draw-lettering.ts';
import { drawPainting } from '../../pictures/draw-painting.ts';
import { drawScene } from '../../pictures/draw-scene.ts';

export const pictures: Record<string, string> = {
  'bilder/ziegelhof.svg': drawPainting(['#1d2a4a', '#a8432f', '#7a4a32', '#c97b4a']),
  'bilder/lehmgrube.svg': drawPainting(['#f1e6cf', '#c98f3c', '#a8712b', '#dcb26b']),
  'bilder/fenster.svg': drawPainting(['#17181b', '#f3f3f0', '#7f93a6', '#c8d0d8']),
  'bilder/ufer.svg': drawPainting(['#cfe0ea', '#5f8a5c', '#d8c79a', '#7fa88c']),
  'bilder/ofen.svg': drawPainting(['#5a120f', '#f2c230', '#e8842a', '#f6e08a']),
  'bilder/schnee.svg': drawPainting(['#4a3568', '#ffffff', '#e8e4f2', '#cfc6e2']),
  'bilder/haus.svg': drawScene({
    sky: ['#fbe9cf', '#fffaf0'],
    hills: ['#f0d3a6', '#e6bd86'],
    sun: '#ffffff',
  }),
  'bilder/plakat.svg': drawLettering({
    ground: ['#8c2f1c', '#5a1c10'],
    ink: '#fff3df',
    lines: ['Licht und Lehm', '4. Oktober 2026', 'bis 28. März 2027', 'täglich außer montags'],
  }),
};
