import type { Suite } from './suites/suite.ts';
import { ownSuiteLoaders, suiteLoaders } from './suites/suite-loaders.ts';

/** Null: the project's own suites. The caller closes them. Throws where the folder has none. */
export async function openSuites(folder: string | null): Promise<Suite[]> {
  if (folder === null) return Promise.all(ownSuiteLoaders.map((loader) => loader.load()));
  const suites: Suite[] = [];
  for (const loader of suiteLoaders) {
    const suite = await loader.load(folder);
    if (suite) suites.push(suite);
  }
  const ids = suiteLoaders.map(({ id }) => id).join(', ');
  if (suites.length === 0) throw new Error(`${folder} has none of the suites ${ids}.`);
  return suites;
}
