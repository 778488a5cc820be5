import { execFileSync } from 'node:child_process';
import type { BuildInfo } from '@curbcut/contracts';

/** What the status page says of a build. Without git the commit is unknown. */
export function readBuildInfo(): BuildInfo {
  return { date: new Date().toISOString(), commit: readCommit() };
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
