import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { PageUse, Press } from '../../interact/page-use.ts';
import { expectThat } from '../../replay/replay-expectations.ts';
import type { Replay } from '../../replay/replay.ts';
import type { CaptureCheck, TargetOutcome } from '../check.ts';
import { codeOf } from '../page/code.ts';
import { handlersOf } from '../page/handlers.ts';
import { pressingOf, pressingSteps } from '../page/steps.ts';
import { quote, startSmall } from '../page/words-of.ts';

/** Links to views that a page draws itself. */
const thresholds = { links: 2 } as const;

/** WCAG 2.2, 2.4.2: does the title change with the views of a page that draws them itself? */
export const viewTitlesCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'view-titles',
  name: 'Titles of views',
  whenUsed: (use) => use.presses.flatMap((press) => judgePress(use, press)),
  applicability: async (capture) => ((await drawsViews(capture)) ? rootOf(capture) : []),
  expectation: async (capture, roots) =>
    roots.map((node) => {
      if (changesTitle(codeOf(capture).scripts)) return { outcome: 'passed' };
      const failureSummary = `The page draws other views for its links, and its title stays ${quote(node.document.title)} in all of them.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

/** A link that has led to another address and another view. */
function judgePress(use: PageUse, press: Press): TargetOutcome[] {
  const { control, seen, asked, pictures } = press;
  const { moved } = seen;
  if (asked || control.node.tag !== 'a' || !moved.address || !isOther(press)) return [];
  if (moved.title !== null) return [{ outcome: 'passed' }];
  const wrong = `Another view is shown under another address, and the title stays ${quote(control.node.document.title)}.`;
  const at = { frame: 0, element: moved.root };
  const steps = pressingSteps(use, control);
  const replay: Replay | null = steps && {
    state: null,
    steps,
    wrong,
    expected: expectThat.hasOtherTitle(control.node.document.title),
    pictures,
  };
  const failureSummary = `${pressingOf(control)}: ${startSmall(wrong)}`;
  const node = { ...at, failureSummary, ...(replay ? { replay } : {}) };
  return [{ outcome: 'failed', nodes: [node] }];
}

/** Most of what is shown is other, or stands under another main heading. */
function isOther({ seen }: Press): boolean {
  const { texts, textsGone, moved } = seen;
  return (moved.heading && texts.length > 0) || (texts.length >= 4 && textsGone >= 4);
}

function rootOf({ documents }: PageCapture): CapturedNode[] {
  return documents
    .filter(({ frame, title }) => frame === 0 && title.trim() !== '')
    .flatMap(({ nodes }) => nodes.filter(({ tag }) => tag === 'html').slice(0, 1));
}

/** All code of the page can be read, and it draws something else when the fragment of the address changes. */
async function drawsViews(capture: PageCapture): Promise<boolean> {
  const [document] = capture.documents;
  const code = codeOf(capture);
  if (!document || code.hasOthers || code.scripts.length === 0) return false;
  const targets = document.nodes
    .filter((node) => node.tag === 'a' && isVisible(node))
    .map(({ attributes }) => attributes.get('href') ?? '');
  if (new Set(targets.filter((href) => /^#!?\//.test(href))).size < thresholds.links) return false;
  const { heard } = await handlersOf(capture);
  return [...heard.values()]
    .flat()
    .some(
      (listener) => /^(hashchange|popstate)$/.test(listener.type) && draws.test(code.of(listener)),
    );
}

const draws = /\.(innerHTML|outerHTML)\s*=|\.(replaceChildren|replaceWith|insertAdjacentHTML)\(/;

/** What is written as the title is more than one fixed text, or may be. */
function changesTitle(scripts: readonly string[]): boolean {
  const fixed = new Set<string>();
  for (const script of scripts) {
    if (
      /<title|querySelector\(\s*['"]title['"]|\[\s*['"]title['"]\s*\]|defineProperty/.test(script)
    )
      return true;
    for (const [, value = ''] of script.matchAll(/\bdocument\.title\s*\+?=(?!=)\s*([^;\n]+)/g)) {
      if (!/^(['"])[^'"]*\1\s*$/.test(value)) return true;
      fixed.add(value);
    }
  }
  return fixed.size > 1;
}
