import path from 'node:path';
import { peerFolder } from '../peers.ts';
import { runProgram } from './run-program.ts';
import type { Subject, Surroundings } from './subject.ts';

interface LighthouseReport {
  runtimeError?: { message: string };
  categories: { accessibility?: { score: number | null } };
}

export function lighthouseCli({ chromePath, folder, signal }: Surroundings): Subject {
  return {
    id: 'lighthouse',
    title: 'lighthouse',
    scan: async (url) => {
      const { stdout, durationMs } = await runProgram(
        [
          path.join(peerFolder('lighthouse'), 'cli/index.js'),
          url,
          '--only-categories=accessibility',
          '--quiet',
          '--output=json',
          '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
        ],
        { cwd: folder, env: { CHROME_PATH: chromePath, TMPDIR: folder }, goodCodes: [0], signal },
      );
      const report = JSON.parse(stdout) as LighthouseReport;
      if (report.runtimeError) throw new Error(`lighthouse: ${report.runtimeError.message}`);
      if (typeof report.categories.accessibility?.score !== 'number')
        throw new Error('lighthouse gave no accessibility score.');
      return durationMs;
    },
  };
}
