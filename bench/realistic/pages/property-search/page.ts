import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { pictures } from './pictures.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const propertySearch: RealisticPage = {
  name: 'property-search',
  kind: 'search for homes with a map and a list',
  language: 'es',
  render: (flaw) => `<!doctype html>
<html lang="${flaw('document-in-english', 'es', 'en')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pisos y casas en alquiler en Valencia - Llave y Techo</title>
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
