import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Vitest would leave a core to itself, and so half of a machine with two. */
const everyCore = { maxWorkers: '100%' } as const;

/** Modules are loaded as the product loads them, by Node: Vite takes a fifth more time, and only the web app needs it. */
const loadedByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/**
 * Files of one worker use the same modules, which hold no state; to load them for each file would take most of the time.
 * Those of the web app hold the state of its page, so each of its files has them anew.
 */
const sharedModules = { isolate: false, ...loadedByNode } as const;

/** Few lines, and the longest of all: begun last, one of them would run beside nothing. */
const slow =
  /\/(?:e2e\/(?:own-routes|journey\.alone|own-(?:pages|views-used)\.long|(?:faults|kill)\.long\.alone)\.e2e|export\/zip-archive\.long\.test|checks\/used-cases\.browser\.test)\.ts$/;

/** Vitest begins with the largest files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

/** None of them waits for so long; a busy machine takes more than the usual five seconds for some. */
const unitTimeouts = { testTimeout: 60_000, hookTimeout: 60_000 } as const;

const browserTimeouts = { testTimeout: 120_000, hookTimeout: 60_000 } as const;

/** Half of the time goes by in waiting for products and browsers, so that a third file finds room on two cores. */
const wholeStack = {
  ...loadedByNode,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
} as const;

/** What takes long and tells little of most changes: only `npm run test:all` runs it. */
const long = process.env['TEST_ALL'] ? [] : ['**/*.long.*'];

const outside = ['**/node_modules/**', '**/dist/**', '**/.curbcut/**', ...long];

/**
 * A test file's suffix says what it needs: nothing, PostgreSQL, Chromium, Chromium and the machine for itself, because
 * it checks time limits, the whole stack, or the whole stack for itself.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outside, '**/*.db.test.ts', '**/*.browser.test.ts', 'apps/web/**'],
          ...everyCore,
          ...unitTimeouts,
          ...sharedModules,
        },
      },
      {
        test: {
          name: 'unit-web',
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          exclude: outside,
          // Half the time of a process for each file.
          pool: 'vmThreads',
          ...everyCore,
          ...unitTimeouts,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: outside,
          globalSetup: ['packages/testing/src/database-global-setup.ts'],
          ...sharedModules,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Most of the time goes by in waiting for PostgreSQL and for what the product waits for.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'browser',
          maxConcurrency: 6,
          include: ['**/*.browser.test.ts'],
          exclude: [...outside, '**/*.alone.browser.test.ts'],
          ...browserTimeouts,
          ...sharedModules,
          // Both keep two cores busy: files whose pages only let time pass have several of them at once.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser-alone',
          include: ['**/*.alone.browser.test.ts'],
          exclude: outside,
          ...loadedByNode,
          ...browserTimeouts,
          fileParallelism: false,
          maxConcurrency: 6,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.e2e.ts'],
          exclude: [...outside, '**/*.alone.e2e.ts'],
          globalSetup: ['e2e/shared-product-global-setup.ts'],
          ...wholeStack,
        },
      },
      {
        test: {
          name: 'e2e-alone',
          include: ['e2e/**/*.alone.e2e.ts'],
          exclude: outside,
          ...wholeStack,
        },
      },
    ],
  },
});
