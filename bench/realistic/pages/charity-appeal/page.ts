import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { pictures } from './pictures.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const charityAppeal: RealisticPage = {
  name: 'charity-appeal',
  kind: 'appeal of a charity with a form for gifts',
  language: 'en',
  render: (flaw) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Repair a pump this winter - Clear Springs</title>
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
