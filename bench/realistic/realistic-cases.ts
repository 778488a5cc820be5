import { realisticPages } from './pages.ts';
import type { Barrier, RealisticPage } from './realistic-page.ts';
import { twinsOf } from './twins.ts';

/** A barrier without what proves it. */
type BarrierCase = Omit<Barrier, 'present'>;

/** One twin of a page, for a scorer. */
export interface RealisticCase {
  page: string;
  kind: string;
  language: string;
  twin: string;
  flawed: boolean;
  /** As `serveRealisticPages` serves it. */
  path: string;
  /** None in the clean twin. */
  barriers: BarrierCase[];
}

/** Every twin of every page, with the barriers that a scan of it should find. */
export function realisticCases(pages: readonly RealisticPage[] = realisticPages): RealisticCase[] {
  return pages.flatMap((page) =>
    twinsOf(page).map((twin) => ({
      page: page.name,
      kind: page.kind,
      language: page.language,
      twin: twin.name,
      flawed: twin.flawed,
      path: twin.path,
      barriers: twin.flawed ? page.barriers.map(withoutProof) : [],
    })),
  );
}

function withoutProof(barrier: Barrier): BarrierCase {
  const { id, criteria, sort, class: kind, what, target, words } = barrier;
  return { id, criteria, sort, class: kind, what, target, words };
}
