import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder of what only tests read. */
const without = 'fixtures';

export interface Source {
  file: string;
  /** The same on every machine: the path below the folder that holds `place`. */
  name: string;
}

/** A file, or the TypeScript files of a folder and its folders without tests, by name. */
export function listSources(place: string): Source[] {
  return filesIn(place)
    .map((file) => {
      const name = path.relative(path.dirname(place), file).replaceAll(path.sep, '/');
      return { file, name };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const found = path.join(place, entry.name);
    if (entry.isDirectory()) return entry.name === without ? [] : filesIn(found);
    return /(?<!\.test)\.ts$/.test(entry.name) ? [found] : [];
  });
}
