import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where Debian's python3-doc and its siblings put one of the pages of Python's manual. */
const installedFiles = ['python3.11', 'python3', 'python3.13', 'python3.12'].map(
  (name) => `/usr/share/doc/${name}/html/library/json.html`,
);

/** The file of a real documentation page, or null for the generated one. Throws when the wanted file is not there. */
export function findDocumentationFile(wanted: string | undefined): string | null {
  if (wanted === undefined)
    return installedFiles.find((candidate) => existsSync(candidate)) ?? null;
  const file = path.resolve(wanted);
  if (!existsSync(file)) throw new Error(`There is no page at ${file}.`);
  return file;
}
