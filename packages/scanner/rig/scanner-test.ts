import { createScanner, type Scanner, type ScannerOptions } from '../src/create-scanner.ts';
import { alfaEngine } from '../src/engines/alfa/engine.ts';
import { axeEngine } from '../src/engines/axe/engine.ts';
import { engines } from '../src/engines/index.ts';
import type { ScanOptions } from '../src/scan-options.ts';
import { createTargetPolicy } from '@curbcut/url-guard';
import { test } from 'vitest';

const usual: ScannerOptions = {
  chromePath: process.env['CHROME_PATH'],
  slots: 3,
  policy: createTargetPolicy({ allowAllPrivate: true }),
  infoUrl: 'https://scanner.example/',
};

/**
 * Vitest's `test` with the scanner that the browser test files of one worker share: three slots, the usual
 * limits, any private target. Tests that only wait for pages run side by side (`test.concurrent`). A file that needs other settings opens a scanner of its own.
 */
export const scannerTest = test.extend<{ options: ScannerOptions; scanner: Scanner }>({
  options: [usual, { scope: 'worker' }],
  scanner: [
    async ({ options }, use) => {
      const scanner = await createScanner(options);
      await use(scanner);
      await scanner.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * For tests of how a page is opened, waited for and evaluated at all: axe alone judges it as it loaded, in no other state,
 * and nothing on it is used.
 */
export const axeAlone: ScanOptions = {
  engines: [{ ...axeEngine, comprehensive: false }],
  interaction: false,
};

/** Every engine judges the page as it loaded, in no other state, and nothing on it is used. */
export const asLoaded = {
  engines: engines.map((engine) => ({ ...engine, comprehensive: false })),
  interaction: false,
} as const satisfies ScanOptions;

/** The same, without the engine that takes longest for what the others rarely miss. */
export const asLoadedWithoutAlfa = {
  ...asLoaded,
  engines: asLoaded.engines.filter(({ id }) => id !== alfaEngine.id),
} as const satisfies ScanOptions;
