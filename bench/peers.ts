import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'peers');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PackageFile;

interface PackageFile {
  version: string;
  dependencies: Record<string, string>;
}

/** The pinned versions of the programs we are compared with, by package name. */
export const peerVersions = readJson(path.join(folder, 'package.json')).dependencies;

/** The folder of an installed peer. */
export function peerFolder(name: string): string {
  return path.join(folder, 'node_modules', name);
}

/** Installs what is missing. Throws when npm does not succeed. */
export async function installPeers(): Promise<void> {
  const complete = Object.entries(peerVersions).every(([name, version]) => {
    const file = path.join(peerFolder(name), 'package.json');
    return existsSync(file) && readJson(file).version === version;
  });
  if (complete) return;
  console.log('Installing the programs to compare with (bench/peers)');
  const child = spawn(
    'npm',
    ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: folder, env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' }, stdio: 'inherit' },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('npm ci in bench/peers did not succeed.');
}
