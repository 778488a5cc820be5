import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const bankTransfer: RealisticPage = {
  name: 'bank-transfer',
  kind: 'payment in online banking',
  language: 'en',
  render: (flaw) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pay and transfer - Tern Bank</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  barriers,
};
