import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './recipe.ts';

/** The places that changes touch: files, and new folders, whatever is in them. Paths from `root`, each once. */
export function placesOf(root: string, changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ file }) => placeOf(root, file)))];
}

function placeOf(root: string, file: string): string {
  const parts = file.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    const folder = parts.slice(0, depth).join('/');
    if (!existsSync(path.join(root, folder))) return `${folder}/`;
  }
  return file;
}
