import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { pictures } from './pictures.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const recipeMagazine: RealisticPage = {
  name: 'recipe-magazine',
  kind: 'a recipe on the site of a restaurant',
  language: 'ja',
  render: (flaw) => `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>とろとろ卵の親子丼の作り方 - ひなた食堂</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  files: pictures,
  barriers,
};
