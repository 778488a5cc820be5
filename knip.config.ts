import type { KnipConfig } from 'knip';

/** What knip can't see by following imports. */
const config: KnipConfig = {
  workspaces: {
    // A test starts it as a process of its own.
    'packages/queue': { entry: ['src/fixtures/hold-a-scan.ts'] },
    // The build's part for the server begins there.
    'apps/web': { entry: ['src/prerender/render-site.tsx'] },
    // They are started as processes of their own, and one reads letters from disk by path.
    'packages/scanner': {
      entry: ['src/engines/alfa/alfa-program.ts', 'src/ocr/reader-program.ts'],
      ignoreDependencies: ['@tesseract.js-data/eng'],
    },
    // Fonts are read from disk by path.
    'packages/report': {
      ignoreDependencies: [
        '@fontsource-variable/atkinson-hyperlegible-next',
        '@fontsource-variable/atkinson-hyperlegible-mono',
      ],
    },
  },
};

export default config;
