import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findNativeFolder } from './find-native-folder.ts';

test('finds the programs of this platform', () => {
  expect(existsSync(path.join(findNativeFolder(), 'bin', 'postgres'))).toBe(true);
});

test('names DATABASE_URL on a platform without programs', () => {
  expect(() => findNativeFolder('win32', 'x64')).toThrow(
    'no embedded PostgreSQL for win32-x64. Set DATABASE_URL',
  );
});
