import { defineConfig } from 'vitest/config';

/** Vitest would leave a core to itself, and so half of a machine with two. */
const everyCore = { maxWorkers: '100%' } as const;

const outside = ['**/node_modules/**', '**/dist/**', '**/.curbcut/**'];

/** A test file's suffix says what it needs: nothing, PostgreSQL, Chromium, or the whole stack. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...outside, '**/*.db.test.ts', '**/*.browser.test.ts'],
          ...everyCore,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: outside,
          globalSetup: ['packages/testing/src/database-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          ...everyCore,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts'],
          exclude: outside,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: outside,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Each file has a product of its own, and half of its time goes by in waiting for it.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
