import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDocumentationPage } from './documentation-page.ts';
import { findDocumentationFile } from './find-documentation-file.ts';
import { formPage } from './form-page.ts';
import { makeLargePage } from './large-page.ts';

export const pageSizes = ['small', 'documentation', 'large'] as const;
export type PageSize = (typeof pageSizes)[number];

export interface BenchPage extends ServedPage {
  id: PageSize;
  title: string;
}

export interface ServedPage {
  /** The first part of its path on the server. */
  id: string;
  html: string;
  /** Where the page lies in the server's folder; `/` where there is none. */
  path: string;
  /** Holds the page and all that it refers to; null when it refers to nothing. */
  folder: string | null;
}

/** The three sizes. `wanted` names the file of the documentation page. */
export async function listBenchPages(wanted: string | undefined): Promise<BenchPage[]> {
  return [
    { id: 'small', title: 'small form', html: formPage, path: '/', folder: null },
    await documentationPage(findDocumentationFile(wanted)),
    { id: 'large', title: 'large (generated)', html: makeLargePage(), path: '/', folder: null },
  ];
}

async function documentationPage(file: string | null): Promise<BenchPage> {
  const about = { id: 'documentation' } as const;
  if (file === null) {
    const html = makeDocumentationPage();
    return { ...about, title: 'documentation (generated)', html, path: '/', folder: null };
  }
  const html = await readFile(file, 'utf8');
  const folder = path.resolve(path.dirname(file), '../'.repeat(stepsUp(html)));
  const inFolder = path.relative(folder, file).split(path.sep).map(encodeURIComponent).join('/');
  return { ...about, title: `documentation (${inFolder})`, html, path: `/${inFolder}`, folder };
}

/** How many folders above its own a page refers to. */
export function stepsUp(html: string): number {
  const references = html.matchAll(/\b(?:src|href)="((?:\.\.\/)+)/g);
  return Math.max(0, ...[...references].map(([, steps = '']) => steps.length / 3));
}
