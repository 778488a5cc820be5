import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './paths.mjs';

// Outside the project: `npm ci` removes node_modules, and git should not see it.
const name = `curbcut-setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`;
const file = path.join(tmpdir(), name);
const pollMs = 200;

/** Waits until no other set-up works on this folder; returns the release. A lock whose process is gone is taken over. */
export async function holdLock(progress) {
  const mine = `${file}.${process.pid}`;
  let said = false;
  while (!tryToHold(mine)) {
    const holder = readHolder();
    if (holder !== null && !isRunning(holder)) {
      takeAway(holder, mine);
      continue;
    }
    if (!said) progress.note(`waiting for another set-up of this folder (process ${holder})`);
    said = true;
    await delay(pollMs);
  }
  const release = () => rmSync(file, { force: true });
  const onSignal = (signal) => {
    release();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('exit', release).once('SIGINT', onSignal).once('SIGTERM', onSignal);
  return () => {
    process.off('exit', release).off('SIGINT', onSignal).off('SIGTERM', onSignal);
    release();
  };
}

/** A link appears whole or not at all, unlike a file that is created and then written. */
function tryToHold(mine) {
  writeFileSync(mine, `${process.pid}\n`);
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function readHolder() {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function takeAway(holder, mine) {
  const taken = `${mine}.stale`;
  try {
    renameSync(file, taken);
    // Somebody was faster and holds it by right: give it back.
    if (Number.parseInt(readFileSync(taken, 'utf8'), 10) !== holder) linkSync(taken, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(taken, { force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    // The id may belong to another program by now.
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('setup.mjs');
  } catch (error) {
    return error.code !== 'ENOENT';
  }
}
