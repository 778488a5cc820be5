import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { modulesFolder, root } from './paths.mjs';
import { runNpm } from './run.mjs';
import { SetupError } from './setup-error.mjs';
import { addToStamp, readStamp } from './stamp.mjs';

const lockfile = path.join(root, 'package-lock.json');

/** `npm ci` when nothing is installed, or when package-lock.json names something else than what is. */
export function findDependencyWork() {
  const locked = readFileSync(lockfile);
  const lockHash = createHash('sha256').update(locked).digest('hex');
  if (readStamp().lockHash === lockHash && existsSync(installedList())) return null;
  if (isInstalled(JSON.parse(locked).packages)) {
    addToStamp({ lockHash });
    return null;
  }
  return {
    title: existsSync(modulesFolder) ? 'Updating dependencies' : 'Installing dependencies',
    run: async () => {
      const { code, output } = await runNpm([
        'ci',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        // Whatever NODE_ENV says: the web app is built here, and Node and PostgreSQL come as optional packages.
        '--include=dev',
        '--include=optional',
        // Nothing locked needs its install script.
        '--ignore-scripts',
      ]);
      if (code !== 0) throw new SetupError(`npm ci failed (exit ${code}):\n${firstErrors(output)}`);
      addToStamp({ lockHash });
    },
  };
}

/** npm says what is wrong first and explains its options after. */
function firstErrors(output) {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() && !/^npm (warn|notice)/.test(line));
  return lines.slice(0, 12).join('\n');
}

function installedList() {
  return path.join(modulesFolder, '.package-lock.json');
}

/** True when npm's own record of node_modules (written by `npm install` too) agrees with the lockfile. */
function isInstalled(lockedPackages) {
  if (!existsSync(installedList())) return false;
  const installed = JSON.parse(readFileSync(installedList(), 'utf8')).packages;
  return Object.entries(lockedPackages).every(([place, locked]) => {
    if (!place.includes('node_modules/')) return true;
    const present = installed[place];
    if (present === undefined) return locked.optional === true || locked.peer === true;
    return present.version === locked.version && present.integrity === locked.integrity;
  });
}
