import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const families = ['next', 'mono'] as const;
let cached: string | undefined;

/** The Latin subsets of both typefaces as data URIs, 70 kB together: the report looks the same on every machine. */
export function fontFaces(): string {
  cached ??= families.map(fontFace).join('');
  return cached;
}

function fontFace(family: (typeof families)[number]): string {
  const name = `atkinson-hyperlegible-${family}`;
  const path = require.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  );
  const title = family === 'next' ? 'Next' : 'Mono';
  return `@font-face{font-family:"Atkinson Hyperlegible ${title} Variable";src:url(data:font/woff2;base64,${readFileSync(path, 'base64')}) format("woff2");font-weight:200 800}\n`;
}
