import { createScanner, type Scanner, type ScannerOptions } from '../src/create-scanner.ts';
import { createTargetPolicy } from '@curbcut/url-guard';
import { test } from 'vitest';

const usual: ScannerOptions = {
  chromePath: process.env['CHROME_PATH'],
  slots: 1,
  policy: createTargetPolicy({ allowAllPrivate: true }),
  infoUrl: 'https://scanner.example/',
};

/**
 * Vitest's `test` with the scanner that the browser test files of one worker share: one slot, the usual limits, any
 * private target. A file that needs other settings opens a scanner of its own.
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
