import type { NotAssessed } from '@curbcut/model/scan';
import { countClosedShadowRoots } from './browser/count-closed-shadow-roots.ts';
import type { OpenPage } from './browser/open-page.ts';
import type { PageDocument } from './browser/page-document.ts';
import type { Unassessed } from './engines/engine.ts';
import { findEmbeddedPages } from './engines/find-embedded-pages.ts';
import type { PageUnderTest } from './engines/page-under-test.ts';
import { resolveNodes } from './merge/resolve-nodes.ts';
import type { EngineResult } from './run-engines.ts';

/** Everything of the page that no engine evaluated: what is missing is reported, never counted as clean. */
export async function listNotAssessed(
  open: OpenPage,
  page: PageUnderTest,
  runs: readonly EngineResult[],
  lostFrames: readonly Pick<NotAssessed, 'target'>[],
): Promise<NotAssessed[]> {
  return [
    ...(await describeUnassessed(page, [
      ...runs.flatMap(unassessedBy),
      ...(await findEmbeddedPages(page)),
    ])),
    ...lostFrames.map(lostFrame),
    ...(page.document.showsContent ? hiddenContent : nothingShown)(page.document),
    ...(await closedShadowRoots(open, page)),
  ];
}

/** What an engine says of itself that it could not evaluate. */
export function unassessedBy({ run, output }: EngineResult): Unassessed[] {
  if (output) return output.notAssessed;
  const message = `${run.name} could not judge this page, so what it would have found is missing.`;
  return [{ kind: 'engine', at: null, code: 'ENGINE_FAILED', message }];
}

/** With the way to each of them, as the page is now. */
export async function describeUnassessed(
  page: PageUnderTest,
  parts: Unassessed[],
): Promise<NotAssessed[]> {
  const pointers = parts.map(({ at }) => at).filter((at) => at !== null);
  const { nodes } = await resolveNodes(page, pointers);
  return parts.map(({ at, ...part }) => ({
    ...part,
    target: (at && nodes.get(at)?.target) ?? [],
  }));
}

function lostFrame({ target }: Pick<NotAssessed, 'target'>): NotAssessed {
  const message =
    'This frame went away or showed another document before the scan had ended, so what was found in it is missing.';
  return { kind: 'frame', target, code: 'FRAME_LOST', message };
}

/** Why a page has no score. */
function nothingShown({ hiddenText }: Pick<PageDocument, 'hiddenText'>): NotAssessed[] {
  const message =
    hiddenText > 0
      ? 'The page shows nothing: what is in it is hidden, transparent or outside of what can be scrolled to.'
      : 'The page shows nothing: it has no text, picture or control that is drawn.';
  return [{ kind: 'content', target: [], code: 'NOTHING_SHOWN', message }];
}

/**
 * Closed menus hold less. On 32 pages of real software and manuals it is reached by a deck (57 %), a player's settings
 * (89 %) and a manual with folded diagrams (33 %); the next has 3 %.
 */
const muchHidden = { characters: 100, share: 0.3 };

/** Text that people get to see only after they have opened or moved something. */
export function hiddenContent({
  visibleText,
  hiddenText,
}: Pick<PageDocument, 'visibleText' | 'hiddenText'>): NotAssessed[] {
  const share = hiddenText / (visibleText + hiddenText);
  if (hiddenText < muchHidden.characters || share < muchHidden.share) return [];
  const percent = Math.min(99, Math.round(share * 100));
  const message = `About ${percent} % of the page’s text was out of sight, for example hidden slides, closed tabs and menus; it was not judged.`;
  return [{ kind: 'content', target: [], code: 'HIDDEN_CONTENT', message }];
}

async function closedShadowRoots(open: OpenPage, { guard }: PageUnderTest): Promise<NotAssessed[]> {
  if (!open.parsed) return [];
  const count = await guard.race(countClosedShadowRoots(open.response));
  if (count === 0) return [];
  const message = `The page declares ${count === 1 ? 'a closed shadow tree' : `${count} closed shadow trees`}, which no engine can look into.`;
  return [{ kind: 'shadow-root', target: [], code: 'CLOSED_SHADOW_ROOT', message }];
}
