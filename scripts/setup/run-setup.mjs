import { findChromiumWork } from './chromium.mjs';
import { findDatabaseWork } from './database.mjs';
import { findDependencyWork } from './dependencies.mjs';
import { holdLock } from './lock.mjs';
import { findNodeWork } from './node-version.mjs';
import { Progress } from './progress.mjs';
import { SetupError } from './setup-error.mjs';
import { findWebWork } from './web.mjs';

/** Does what is still to do, step by step; a problem that a person can solve is said and ends the process with 1. */
export async function runSetup({ quiet, wanted }) {
  const steps = [
    ...(wanted.has('database') ? [findDatabaseWork] : []),
    findDependencyWork,
    findNodeWork,
    ...(wanted.has('chromium') ? [findChromiumWork] : []),
    ...(wanted.has('web') ? [findWebWork] : []),
  ];
  const progress = new Progress({ quiet });
  try {
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
}
