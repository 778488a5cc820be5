import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { describeLibcProblem } from './libc.mjs';
import { bundledNode } from './paths.mjs';
import { SetupError } from './setup-error.mjs';
import { addToStamp, readStamp } from './stamp.mjs';

const neededMajor = 24;

/** The program runs on Node 24: the one npm brought for this platform, or the machine's own. */
export function findNodeWork() {
  const key = describeBundled();
  if (key === null) {
    const problem = describeMissingNode(process.version, describeLibcProblem);
    if (problem === null) return null;
    throw new SetupError(problem);
  }
  if (readStamp().node === key) return null;
  return { title: 'Checking Node', run: async () => checkBundled(key) };
}

/** What to tell where npm brought no Node that starts and the machine's own is too old; null where that one is enough. */
export function describeMissingNode(ownVersion, libcProblem) {
  if (majorOf(ownVersion) >= neededMajor) return null;
  const problem = libcProblem();
  const reason =
    problem === null
      ? 'npm brings one for Linux and macOS on x64 and arm64, but none that starts is installed here'
      : `the one that npm brings ${problem}`;
  const remedy =
    problem === null
      ? `Install Node ${neededMajor} or later from https://nodejs.org, or run npm ci without --omit=optional.`
      : `Install a Node ${neededMajor} or later that is built for this system (on Alpine: apk add nodejs npm).`;
  return `Curbcut runs on Node ${neededMajor}: ${reason}, and this machine has ${ownVersion}. ${remedy}`;
}

function checkBundled(key) {
  const { stdout } = spawnSync(bundledNode, ['--version'], { encoding: 'utf8' });
  if (majorOf(stdout ?? '') >= neededMajor) {
    addToStamp({ node: key });
    return;
  }
  // It comes first on the PATH of npm's scripts: the machine's own Node must be found there, also to say this again.
  rmSync(bundledNode);
  const problem = describeMissingNode(process.version, describeLibcProblem);
  if (problem !== null) throw new SetupError(problem);
}

function majorOf(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10) || 0;
}

function describeBundled() {
  if (!existsSync(bundledNode)) return null;
  const { size, mtimeMs } = statSync(bundledNode);
  return `${size} ${Math.trunc(mtimeMs)}`;
}
