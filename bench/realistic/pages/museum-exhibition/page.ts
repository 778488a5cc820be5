import { makeTone } from '../../../sounds/make-tone.ts';
import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { markup } from './markup.ts';
import { pictures } from './pictures.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export const museumExhibition: RealisticPage = {
  name: 'museum-exhibition',
  kind: 'exhibition on the site of a museum',
  language: 'de',
  render: (flaw) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licht und Lehm: Johanna Brandt - Museum am Fluss</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  files: {
    ...pictures,
    'klang/raum.wav': makeTone({ seconds: 8, hertz: 110 }),
    'klang/station-eins.wav': makeTone({ seconds: 6, hertz: 220 }),
    'klang/station-zwei.wav': makeTone({ seconds: 6, hertz: 260 }),
  },
  barriers,
};
