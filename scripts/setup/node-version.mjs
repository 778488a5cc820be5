import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { bundledNode } from './paths.mjs';
import { SetupError } from './setup-error.mjs';
import { addToStamp, readStamp } from './stamp.mjs';

const neededMajor = 24;

/** The program runs on Node 24: the one npm brought for this platform, or the machine's own. */
export function findNodeWork() {
  const key = describeBundled();
  if (key === null) {
    if (Number.parseInt(process.versions.node, 10) >= neededMajor) return null;
    throw new SetupError(
      `Curbcut runs on Node ${neededMajor}. npm brings one for Linux and macOS on x64 and arm64, but none is installed here, and this machine has ${process.version}. Install Node ${neededMajor} or later from https://nodejs.org, or run npm ci without --omit=optional.`,
    );
  }
  if (readStamp().node === key) return null;
  return { title: 'Checking Node', run: async () => checkBundled(key) };
}

function checkBundled(key) {
  const { stdout, error } = spawnSync(bundledNode, ['--version'], { encoding: 'utf8' });
  const major = Number.parseInt((stdout ?? '').replace(/^v/, ''), 10);
  if (major >= neededMajor) {
    addToStamp({ node: key });
    return;
  }
  const ownMajor = Number.parseInt(process.versions.node, 10);
  if (ownMajor < neededMajor) {
    throw new SetupError(
      `The Node ${neededMajor} that npm brought does not start on this machine (${error?.message ?? (stdout?.trim() || 'no version')}). Install Node ${neededMajor} or later from https://nodejs.org.`,
    );
  }
  // It comes first on the PATH of npm's scripts; without it the machine's own takes over.
  rmSync(bundledNode);
}

function describeBundled() {
  if (!existsSync(bundledNode)) return null;
  const { size, mtimeMs } = statSync(bundledNode);
  return `${size} ${Math.trunc(mtimeMs)}`;
}
