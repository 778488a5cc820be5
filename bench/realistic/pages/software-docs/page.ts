import { drawPlan } from '../../pictures/draw-plan.ts';
import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const softwareDocs: RealisticPage = {
  name: 'software-docs',
  kind: 'documentation of a program',
  language: 'ru',
  render: (flaw) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${flaw('title-of-template', 'Установка сервера - Документация Вереск', 'Новая страница')}</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  files: {
    'img/scheme.svg': drawPlan({
      ground: '#eef3fb',
      rooms: [
        { x: 20, y: 120, width: 150, height: 120 },
        { x: 240, y: 60, width: 160, height: 240 },
        { x: 470, y: 30, width: 150, height: 90 },
        { x: 470, y: 150, width: 150, height: 90 },
        { x: 470, y: 270, width: 150, height: 90 },
        { x: 240, y: 330, width: 160, height: 60 },
      ],
    }),
  },
  barriers,
};
