import { readFileSync } from 'node:fs';
import type { Flaw, RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { captions } from './content.ts';
import { markup } from './markup.ts';
import { pictures } from './pictures.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const trailer = readFileSync(new URL('trailer.webm', import.meta.url));

export const videoStreaming: RealisticPage = {
  name: 'video-streaming',
  kind: 'home page of a video service',
  language: 'en',
  render: (flaw) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${flaw('title-of-sign-in', 'Films and series for tonight - Lumen', 'Sign in - Lumen')}</title>
<style>${style(flaw)}</style>
</head>
<body>
${markup(flaw)}
<script>${script(flaw)}</script>
</body>
</html>`,
  files: (flaw) => ({
    ...pictures,
    'media/trailer.webm': trailer,
    'media/trailer.vtt': captionFile(flaw),
  }),
  barriers,
};

function captionFile(flaw: Flaw): string {
  const cue = (text: string, index: number) =>
    `00:0${index}.000 --> 00:0${index + 1}.000\n${text}\n`;
  const file = (lines: string[]) => `WEBVTT\n\n${lines.map(cue).join('\n')}`;
  return flaw('captions-empty', file(captions.speech), file(captions.empty));
}
