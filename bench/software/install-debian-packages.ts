import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks packages in these versions into one folder, as if it were the root of the file system, each once. Nothing is
 * installed on the machine. Returns, by name, why a package is missing.
 */
export async function installDebianPackages(
  versions: Readonly<Record<string, string>>,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const missing = new Map<string, string>();
  const unpacked = path.join(folder, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  for (const [name, version] of Object.entries(versions)) {
    const mark = path.join(unpacked, encodeURIComponent(`${name}=${version}`));
    if (existsSync(mark)) continue;
    try {
      await unpack(`${name}=${version}`, folder);
      await writeFile(mark, '');
    } catch (error) {
      missing.set(name, firstLine(error));
    }
  }
  return missing;
}

async function unpack(nameAndVersion: string, folder: string): Promise<void> {
  const downloads = path.join(folder, 'download');
  await rm(downloads, { recursive: true, force: true });
  await mkdir(downloads);
  await run('apt-get', ['download', nameAndVersion], { cwd: downloads });
  const [file] = await readdir(downloads);
  if (file === undefined) throw new Error(`apt-get brought no file for ${nameAndVersion}.`);
  await run('dpkg-deb', ['--extract', path.join(downloads, file), path.join(folder, 'root')]);
  await rm(downloads, { recursive: true, force: true });
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string };
  const [line = message] = /^E: .*/m.exec(stderr ?? '') ?? [];
  return line.split('\n', 1)[0] ?? '';
}
