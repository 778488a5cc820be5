import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { runNpm } from './run.mjs';
import { SetupError } from './setup-error.mjs';

const webFolder = path.join(root, 'apps', 'web');
const stampFile = path.join(webFolder, 'dist', '.stamp');

/** Those of ours that the web app imports. */
const bundledPackages = ['model', 'wire', 'rules'].filter((name) =>
  existsSync(path.join(root, 'packages', name)),
);

/** Builds the web app when its sources, the packages in it or the lockfile changed. */
export function findWebWork() {
  const hash = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return null;
  return {
    title: 'Building the web app',
    run: async () => {
      const { code, output } = await runNpm(['run', '--silent', 'build', '-w', 'apps/web']);
      if (code !== 0) throw new SetupError(`The web app could not be built:\n${output.trim()}`);
      writeFileSync(stampFile, hash);
    },
  };
}

function hashSources() {
  const hash = createHash('sha256');
  const sources = [
    path.join(root, 'package-lock.json'),
    ...listFiles(webFolder),
    ...bundledPackages.flatMap((name) => listFiles(path.join(root, 'packages', name, 'src'))),
  ];
  for (const file of sources) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const entryPath = path.join(folder, entry.name);
      if (!entry.isDirectory()) return entry.isFile() ? [entryPath] : [];
      return ['node_modules', 'dist'].includes(entry.name) ? [] : listFiles(entryPath);
    });
}
