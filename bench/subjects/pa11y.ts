import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { peerFolder } from '../peers.ts';
import { runProgram } from './run-program.ts';
import type { Subject, Surroundings } from './subject.ts';

/** Far beyond its default of 30 s, so that the large page is measured and not cut off. */
const timeoutMs = 240_000;

export function pa11y(
  runner: 'axe' | 'htmlcs',
  { chromePath, folder, signal }: Surroundings,
): Subject {
  const config = path.join(folder, 'pa11y.json');
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const settings = { chromeLaunchConfig: { executablePath: chromePath, args }, timeout: timeoutMs };
  return {
    id: `pa11y-${runner}`,
    title: `pa11y, ${runner === 'axe' ? 'axe' : 'HTML_CodeSniffer'}`,
    scan: async (url) => {
      await writeFile(config, JSON.stringify(settings));
      const { stdout, exitCode, durationMs } = await runProgram(
        [
          path.join(peerFolder('pa11y'), 'bin/pa11y.js'),
          `--config=${config}`,
          `--runner=${runner}`,
          '--reporter=json',
          url,
        ],
        // 2 says that it found something.
        { cwd: folder, env: { TMPDIR: folder }, goodCodes: [0, 2], signal },
      );
      const found = JSON.parse(stdout) as unknown[];
      if (exitCode === 2 && found.length === 0) throw new Error('pa11y gave no result.');
      return durationMs;
    },
  };
}
