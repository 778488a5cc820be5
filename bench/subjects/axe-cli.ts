import path from 'node:path';
import { peerFolder } from '../peers.ts';
import { runProgram } from './run-program.ts';
import type { Subject, Surroundings } from './subject.ts';

const timeoutSeconds = 240;

export function axeCli(driverPath: string, { chromePath, folder, signal }: Surroundings): Subject {
  return {
    id: 'axe-cli',
    title: '@axe-core/cli',
    scan: async (url) => {
      const { stdout, durationMs } = await runProgram(
        [
          path.join(peerFolder('@axe-core/cli'), 'dist/src/bin/cli.js'),
          url,
          '--stdout',
          `--timeout=${timeoutSeconds}`,
          `--chrome-path=${chromePath}`,
          `--chromedriver-path=${driverPath}`,
          '--chrome-options=headless=new,no-sandbox,disable-dev-shm-usage',
        ],
        { cwd: folder, env: { TMPDIR: folder }, goodCodes: [0], signal },
      );
      const [result] = JSON.parse(stdout) as { passes?: unknown[] }[];
      if (!result?.passes?.length) throw new Error('@axe-core/cli gave no result.');
      return durationMs;
    },
  };
}
