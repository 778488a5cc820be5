import type { Issue } from '@curbcut/model/scan';
import { useMemo, useState } from 'react';
import { useCausePages } from './api/site-pages.ts';

/** A page that a cause is on, with its own scan. */
export interface ChosenPage {
  scanId: string;
  url: string;
  title: string | null;
  elements: number;
}

export interface PageChoice {
  answer: ReturnType<typeof useCausePages>;
  /** Those that are loaded, the worst first. */
  pages: readonly ChosenPage[];
  /** How many there are. */
  total: number;
  /** The one that the cause is shown on; null where none is known. */
  page: ChosenPage | null;
  choose: (scanId: string) => void;
}

/** On which of its pages a cause is shown: the worst, until another one is chosen. */
export function usePageChoice(cause: Issue, siteScanId: string): PageChoice {
  const answer = useCausePages(siteScanId, cause.fingerprint);
  const [chosen, choose] = useState<string | null>(null);
  const parts = answer.data?.pages;
  const pages = useMemo(() => {
    const listed = parts?.flatMap((part) => part.pages) ?? [];
    const known = listed.flatMap(({ scan_id: scanId, url, title, elements }) =>
      scanId === null ? [] : [{ scanId, url, title, elements }],
    );
    return known.length > 0 || answer.isPending ? known : pagesOfExamples(cause);
  }, [parts, answer.isPending, cause]);
  return {
    answer,
    pages,
    total: Math.max(pages.length, parts?.[0]?.total ?? cause.pagesCount ?? 0),
    page: pages.find(({ scanId }) => scanId === chosen) ?? pages[0] ?? null,
    choose,
  };
}

/** Of a site that ended before the pages of its causes were stored. */
function pagesOfExamples({ nodes }: Issue): ChosenPage[] {
  const byPage = Map.groupBy(nodes, ({ page }) => page?.scanId);
  return [...byPage].flatMap(([scanId, [node]]) =>
    scanId === undefined || !node?.page
      ? []
      : [{ scanId, url: node.page.url, title: null, elements: 0 }],
  );
}
