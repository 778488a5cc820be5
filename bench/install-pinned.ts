import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageFile {
  version: string;
  dependencies: Record<string, string>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;

/** The versions that a folder's package.json pins, by package name. */
export function pinnedVersions(folder: string): Record<string, string> {
  return readJson(path.join(folder, 'package.json')).dependencies;
}

/**
 * Installs what a folder with a package.json and a lockfile of its own pins, unless it is all there. Throws when npm
 * does not succeed.
 */
export async function installPinned(folder: string, saying: string): Promise<void> {
  const complete = Object.entries(pinnedVersions(folder)).every(([name, version]) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return existsSync(file) && readJson(file).version === version;
  });
  if (complete) return;
  console.log(saying);
  const child = spawn(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: folder, env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0)
    throw new Error(`npm ci in ${path.relative(process.cwd(), folder)} did not succeed.`);
}
