import { drawPlan } from '../../pictures/draw-plan.ts';
import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const webMail: RealisticPage = {
  name: 'web-mail',
  kind: 'web mail, a single-page application',
  language: 'en',
  render: (flaw) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inbox - Pelican Mail</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  files: {
    'files/plan.svg': drawPlan({
      rooms: [
        { x: 20, y: 20, width: 280, height: 230 },
        { x: 300, y: 20, width: 320, height: 150 },
        { x: 300, y: 170, width: 320, height: 210 },
        { x: 20, y: 250, width: 280, height: 130 },
      ],
    }),
  },
  barriers,
};
