import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type PageWords, readPageWords } from '../matching/page-words.ts';
import { serveSuites } from './serve-suites.ts';
import type { Suite, SuiteCase } from './suite.ts';

/** A suite that is a folder of pages with a list of its cases. */
export interface ServedFolder<Row> {
  id: string;
  title: string;
  Row: z.ZodType<Row>;
  toCase: (row: Row, folder: ServedFolder<Row>) => Promise<SuiteCase>;
  /** What the page at the path says; null: it can't be read. */
  wordsOf: (path: string) => Promise<PageWords | null>;
}

/**
 * Reads `<suites>/<id>/cases.json` and serves the pages on a free port of 127.0.0.1. Null where there is none. Throws
 * where the list is not what it should be.
 */
export async function loadServedSuite<Row>(
  suites: string,
  folder: Omit<ServedFolder<Row>, 'wordsOf'>,
): Promise<Suite | null> {
  const file = path.join(suites, folder.id, 'cases.json');
  const json = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (json === null) return null;
  const rows = z.array(folder.Row).safeParse(JSON.parse(json));
  if (!rows.success) throw new Error(`${file}: ${z.prettifyError(rows.error)}`);
  const wordsOf = (page: string) => readWords(path.join(suites, path.normalize(page)));
  const cases = await Promise.all(
    rows.data.map((row) => folder.toCase(row, { ...folder, wordsOf })),
  );
  const served = await serveSuites(suites);
  return { id: folder.id, title: folder.title, cases, ...served };
}

/** A page that can't be read has no words, as with a path that is made up by a script. */
async function readWords(file: string): Promise<PageWords | null> {
  try {
    return readPageWords(await readFile(file, 'utf8'));
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
