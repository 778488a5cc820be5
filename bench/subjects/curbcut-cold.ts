import path from 'node:path';
import type { PageScanLine } from '@curbcut/wire/scan';
import { runProgram } from './run-program.ts';
import type { Subject, Surroundings } from './subject.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mainFile = path.join(root, 'apps/cli/src/main.ts');

/** Our command line, whole process: Node starts, the browser starts, one page is scanned, everything ends. */
export function curbcutCold({ chromePath, signal }: Surroundings): Subject {
  return {
    id: 'curbcut-cold',
    title: 'Curbcut, cold (command line)',
    scan: async (url) => {
      const { stdout, durationMs } = await runProgram(
        [mainFile, '--allow-private', '--format', 'json', url],
        { cwd: root, env: { CHROME_PATH: chromePath }, goodCodes: [0, 1], signal },
      );
      const [scan] = JSON.parse(stdout) as PageScanLine[];
      if (scan?.status !== 'completed')
        throw new Error(`${url}: ${scan?.error.message ?? 'no result'}`);
      return durationMs;
    },
  };
}
