import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const insuranceClaim: RealisticPage = {
  name: 'insurance-claim',
  kind: 'claim in four steps on the site of an insurer',
  language: 'fr',
  render: (flaw) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Déclarer un sinistre habitation - Mutuelle du Littoral</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  barriers,
};
