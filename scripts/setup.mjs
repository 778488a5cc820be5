// Runs before `npm start`, `npm test` and the others, under whatever Node >= 20 the machine has and before any
// dependency exists: plain JavaScript, Node's own modules only. Writes to stderr, so that stdout belongs to the program.
// usage: node scripts/setup.mjs [--quiet] [--with=chromium,web]
import { findChromiumWork } from './setup/chromium.mjs';
import { findDependencyWork } from './setup/dependencies.mjs';
import { holdLock } from './setup/lock.mjs';
import { findNodeWork } from './setup/node-version.mjs';
import { Progress } from './setup/progress.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { findWebWork } from './setup/web.mjs';

const quiet = process.argv.includes('--quiet');
const parts = process.argv.find((argument) => argument.startsWith('--with='))?.slice(7) ?? '';
const wanted = new Set(parts.split(',').filter(Boolean));

const steps = [
  findDependencyWork,
  findNodeWork,
  ...(wanted.has('chromium') ? [findChromiumWork] : []),
  ...(wanted.has('web') ? [findWebWork] : []),
];

const progress = new Progress({ quiet });
try {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new SetupError(
      `Curbcut needs Node 20 or later to set itself up; this is ${process.version}.`,
    );
  }
  // Each step says in a few milliseconds whether there is work; only work needs the lock.
  for (const findWork of steps) {
    if (findWork() === null) continue;
    const release = await holdLock(progress);
    try {
      const work = findWork();
      if (work !== null) await progress.step(work.title, work.run);
    } finally {
      release();
    }
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  progress.fail(error.message);
  process.exitCode = 1;
}
