import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

export interface Sample {
  /** Where it stands and how it begins or is named. */
  id: string;
  language: string;
  code: string;
}

const root = path.resolve(import.meta.dirname, '../..');

const collector = path.join(root, 'apps/web/src/prerender/collect-code-samples.ts');

/** Every example of code on the public pages and in the documents. */
export async function collectSamples(): Promise<Sample[]> {
  const documents = globSync(
    ['*.md', 'docs/**/*.md', '{apps,packages,e2e,bench,scripts}/**/*.md'],
    {
      cwd: root,
      // What a page of the corpus shows is that page's own text.
      exclude: ['**/node_modules/**', 'bench/corpus/pages/**', 'THIRD_PARTY_LICENSES.md'],
    },
  );
  return [...(await samplesOfPages()), ...documents.sort().flatMap(fencesOf)];
}

/** Vite loads the web app: Node does not read JSX. */
async function samplesOfPages(): Promise<Sample[]> {
  const vite = await createServer({
    root: path.join(root, 'apps/web'),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const { collectCodeSamples } = (await vite.ssrLoadModule(collector)) as {
      collectCodeSamples(): Promise<Sample[]>;
    };
    return await collectCodeSamples();
  } finally {
    await vite.close();
  }
}

/** The fenced blocks of a document. */
function fencesOf(document: string): Sample[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/^( *)```(\w*)\n(.*?)\n\1```$/gms)].map(
    ([, indent = '', language = '', block = '']) => {
      const code = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return { id: `${document}: ${code.split('\n', 1)[0]}`, language, code };
    },
  );
}
