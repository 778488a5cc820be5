import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Vite's manifest of the build: the files of each source module that has a script of its own. */
interface ManifestEntry {
  file: string;
  imports?: readonly string[];
  isEntry?: boolean;
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Throws when the build in this folder has none. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * The addresses of the scripts that a page's module needs beside the first script and what that brings along. Throws
 * for an unknown module.
 */
export function pageScripts(manifest: Manifest, module: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const known = entry === undefined ? new Set<string>() : filesOf(manifest, entry);
  return [...filesOf(manifest, module)]
    .filter((file) => !known.has(file))
    .map((file) => `/${file}`);
}

function filesOf(manifest: Manifest, module: string): Set<string> {
  const files = new Set<string>();
  const collect = (key: string): void => {
    const part = manifest[key];
    if (!part) throw new Error(`The build has no script of ${key}.`);
    if (files.has(part.file)) return;
    files.add(part.file);
    part.imports?.forEach(collect);
  };
  collect(module);
  return files;
}
