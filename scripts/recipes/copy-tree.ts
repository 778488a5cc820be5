import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the files of the project that git does not ignore to an empty folder, where its programs and tests run: the
 * packages of the registry are links to those installed here, our own are the copy's.
 */
export function copyTree(root: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(target, file));
  const holders = new Set(files.filter((file) => path.basename(file) === 'package.json'));
  for (const holder of holders) linkModules(root, target, path.dirname(holder));
}

function linkModules(root: string, target: string, folder: string): void {
  const from = path.join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const to = path.join(target, folder, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@curbcut') linkOurs(path.join(from, name), path.join(to, name));
    // What tools keep between runs is the copy's own.
    else if (!['.vite', '.vitest', '.cache'].includes(name)) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/** The links in it are relative, so that copies of them lead to the copy's packages. */
function linkOurs(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
