import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*'] }).map((file) => readFileSync(file, 'utf8'));

const texts = [
  ...read('apps/web/src/{features/{help,legal}/**/*.{ts,tsx},entities/plan/plan-words.ts}'),
  ...read('README.md').map((text) => text.replaceAll(/```.*?```/gs, '')),
].join('\n');

/** Where labels stand that people see: the app without these texts, and the mails. */
const screens = [
  ...globSync('apps/web/src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', '**/features/{help,legal,blog}/**', '**/entities/plan/plan-words.ts'],
  }).map((file) => readFileSync(file, 'utf8')),
  ...read('packages/{email,model,wire,rules}/src/**/*.ts'),
]
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** Words that a text says of itself or others, and no screen shows. */
const noLabels = ['We', 'us', 'we', 'Curbcut'];

const quoted = new Set(
  [
    ...texts.matchAll(
      /“([^”\n]{2,60})”|(?<=[\s(])"([A-Z][^"\n<>=;]{3,60}|wasn't you\?)"(?=[\s,.)])/g,
    ),
  ].flatMap(([, curly, straight]) => [curly ?? straight ?? '']),
);

it('names labels as the screens and mails have them', () => {
  expect(quoted).toContain('Download my data');
  const unknown = [...quoted].filter(
    (label) => !noLabels.includes(label) && !screens.includes(label),
  );
  expect(unknown).toEqual([]);
});
