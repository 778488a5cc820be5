import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServedPage } from '../pages/list-bench-pages.ts';
import { type InstalledPage, installedPages } from './installed-pages.ts';

const folder = '/usr/share';

/** Of the manuals, those that are installed here, and the packages of the others. */
export async function listInstalledPages(): Promise<{
  pages: (ServedPage & InstalledPage)[];
  missing: string[];
}> {
  const here = installedPages.filter(({ path }) => existsSync(folder + path));
  const missing = installedPages.filter((page) => !here.includes(page));
  return {
    pages: await Promise.all(
      here.map(async (page) => ({
        ...page,
        folder,
        html: await readFile(folder + page.path, 'utf8'),
      })),
    ),
    missing: missing.map(({ debianPackage }) => debianPackage),
  };
}
