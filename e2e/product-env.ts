import path from 'node:path';

/** What a program needs to know of this machine. The settings of an installation that somebody has here are left out. */
const machineVariables = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'CHROME_PATH'];

/** Scripts stay compiled from one start to the next: the tests start the product some twenty times. */
const compileCache = path.resolve(import.meta.dirname, '../node_modules/.cache/curbcut-compiled');

/** The environment of the product's programs in a test: this machine's, and the given settings. */
export function productEnv(settings: Readonly<Record<string, string>>): Record<string, string> {
  const kept = machineVariables.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), NODE_COMPILE_CACHE: compileCache, ...settings };
}
