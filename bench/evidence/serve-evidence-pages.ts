import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startPageServer } from '@curbcut/testing';

const folder = path.join(import.meta.dirname, 'pages');

export interface EvidencePage {
  name: string;
  url: string;
}

/** Serves the pages of the folder, by name; those in `parts` are what they embed. */
export async function serveEvidencePages(): Promise<{
  pages: EvidencePage[];
  close(): Promise<void>;
}> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const contents = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return [`/${file.replaceAll(path.sep, '/')}`, html] as const;
    }),
  );
  const server = await startPageServer(Object.fromEntries(contents));
  const pages = files
    .filter((file) => path.dirname(file) === '.')
    .sort()
    .map((file) => ({ name: path.basename(file, '.html'), url: server.url(`/${file}`) }));
  return { pages, close: () => server.close() };
}
