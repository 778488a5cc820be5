import { corpusPages } from '../corpus/corpus-pages.ts';
import { startCorpus } from '../corpus/start-corpus.ts';
import { realisticCases } from '../realistic/realistic-cases.ts';
import { serveRealisticPages } from '../realistic/serve-realistic-pages.ts';

/** A page whose scans are compared with each other. */
export interface StabilityPage {
  id: string;
  /** What makes it hard to scan, or what it is. */
  kind: string;
  url: string;
  /** As many elements as it has at least when all has come; 0 where nothing is known. */
  elements: number;
}

export interface StabilitySuite {
  pages: StabilityPage[];
  close(): Promise<void>;
}

/** What can be served, by the name that the command line gives it. */
export const stabilitySuites = {
  corpus: async (): Promise<StabilitySuite> => {
    const corpus = await startCorpus();
    const pages = corpusPages.map((page) => ({ ...page, url: corpus.url(page) }));
    return { pages, close: () => corpus.close() };
  },
  /** Of each realistic page the twin that has the barriers. */
  realistic: async (): Promise<StabilitySuite> => {
    const served = await serveRealisticPages();
    const flawed = realisticCases().filter((twin) => twin.flawed);
    const pages = flawed.map(({ page, kind, path }) => ({
      id: page,
      kind,
      url: served.url(path),
      elements: 0,
    }));
    return { pages, close: () => served.close() };
  },
};

export type StabilitySuiteId = keyof typeof stabilitySuites;
