import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BuildInfo } from '@curbcut/model/site';

/**
 * What the status page says of a build, the same for both of its parts, for each of which Vite reads its configuration anew:
 * the date is when the process began. Without git the commit is unknown.
 */
export function readBuildInfo(): BuildInfo & { version: string } {
  return {
    version: readVersion(),
    date: new Date(performance.timeOrigin).toISOString(),
    commit: readCommit(),
  };
}

function readVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

function readCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}
