import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Checks the types of a copy of the project and runs the tests that guard what was added. */
const maxMs = 900_000;

test(
  'types and guarding tests pass in a throwaway copy in which every recipe was followed',
  async () => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../prove-recipes.ts')]);
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code, said).toBe(0);
  },
  maxMs,
);
