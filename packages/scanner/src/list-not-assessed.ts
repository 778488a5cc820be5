import type { NotAssessed } from '@curbcut/model/scan';
import { showsContent } from './browser/assert-scannable.ts';
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
    ...emptiness(page.document),
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

function emptiness(document: PageDocument): NotAssessed[] {
  if (showsContent(document)) return [];
  const message =
    'The page shows no text, picture or control: only its title, language and structure could be judged.';
  return [{ kind: 'content', target: [], code: 'NO_VISIBLE_CONTENT', message }];
}

async function closedShadowRoots(open: OpenPage, { guard }: PageUnderTest): Promise<NotAssessed[]> {
  if (!open.parsed) return [];
  const count = await guard.race(countClosedShadowRoots(open.response));
  if (count === 0) return [];
  const message = `The page declares ${count === 1 ? 'a closed shadow tree' : `${count} closed shadow trees`}, which no engine can look into.`;
  return [{ kind: 'shadow-root', target: [], code: 'CLOSED_SHADOW_ROOT', message }];
}
