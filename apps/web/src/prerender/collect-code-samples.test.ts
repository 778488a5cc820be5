import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collectCodeSamples } from './collect-code-samples.ts';

// Every page is loaded and drawn for it: not within the time of a test.
const samples = await collectCodeSamples();

it('finds every example that the sources hold, each with its language', () => {
  const sources = globSync('apps/web/src/features/**/*.{ts,tsx}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const labels = sources.flatMap((source) =>
    [...source.matchAll(/<CodeBlock\s+label="([^"]+)"|^\s+label: '(.+)',\n\s+language:/gm)].map(
      ([, drawn, written]) => drawn ?? written,
    ),
  );
  expect(labels.length).toBeGreaterThan(20);
  const names = samples.map(({ id }) => id.slice(id.indexOf(': ') + 2));
  expect(labels.filter((label) => !names.includes(label ?? ''))).toEqual([]);
  for (const { id, language } of samples) expect(language, id).toMatch(/^(?:html|css|js|sh)$/);
});
