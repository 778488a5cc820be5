import { isolatedWorld } from '../../browser/isolated-world.ts';
import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import type { Pointer } from '../../engines/finding.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { PageCheck, TargetOutcome } from '../check.ts';
import { withWindow } from '../page/with-window.ts';
import { quote } from '../page/words-of.ts';
import { asksToTurn } from './asks-to-turn.ts';
import { readOrientation, type TextInWindow } from './read-orientation.ts';

/** A window in CSS pixels; what share of it a message fills that hides the page; and how little is left of the page. */
const thresholds = { long: 736, short: 414, share: 0.85, left: 0.4, leastCharacters: 100 } as const;
const portrait = { width: thresholds.short, height: thresholds.long };
const landscape = { width: thresholds.long, height: thresholds.short };
const mostTexts = 20;

/** WCAG 2.2, 1.3.4: does the page show its content both ways, or only a request to turn the device? */
export const orientationMessageCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'orientation-message',
  name: 'Messages to turn the device',
  thorough: true,
  applicability: async (page) => {
    const [document] = (await captureOnce(page)).documents;
    const holders = (document?.nodes ?? []).flatMap(({ kind, text, parent }) =>
      kind === 'text' && parent?.kind === 'element' && !unread.has(parent.tag) && asksToTurn(text)
        ? [parent]
        : [],
    );
    return [...new Set(holders)].slice(0, mostTexts);
  },
  change: (page) => withWindow(page, portrait),
  async expectation(page, targets) {
    const pointers = await toPointers(page, targets);
    const upright = await read(page, [...pointers.values()]);
    const undo = await withWindow(page, landscape);
    let across: TextInWindow[];
    try {
      across = await read(page, [...pointers.values()]);
    } finally {
      if (!page.guard.error) await undo();
    }
    const places = new Map([...pointers.keys()].map((node, at) => [node, at]));
    return targets.map((node): TargetOutcome => {
      const pointer = pointers.get(node);
      const at = places.get(node) ?? -1;
      const [tall, wide] = [upright[at], across[at]];
      if (!pointer || !tall || !wide) return { outcome: 'passed' };
      const refused = refuses(tall, wide) ? 'portrait' : refuses(wide, tall) ? 'landscape' : null;
      if (!refused) return { outcome: 'passed' };
      const words = textOf(node);
      const failureSummary = `In ${refused} orientation the page shows the message ${quote(words)} instead of its content.`;
      return { outcome: 'failed', nodes: [{ ...pointer, failureSummary }] };
    });
  },
};

const unread = new Set(['script', 'style', 'noscript', 'template', 'title', 'option', 'textarea']);

function textOf(node: CapturedNode): string {
  return node.children
    .flatMap(({ kind, text }) => (kind === 'text' ? [text.trim()] : []))
    .join(' ');
}

function refuses(here: TextInWindow, there: TextInWindow): boolean {
  if (!here.isShown || there.isShown || there.others < thresholds.leastCharacters) return false;
  return here.share >= thresholds.share || here.others < there.others * thresholds.left;
}

function read(page: PageUnderTest, pointers: readonly Pointer[]): Promise<TextInWindow[]> {
  const world = isolatedWorld(page.page.mainFrame());
  const numbers = pointers.map(({ element }) => element);
  return page.guard.within(
    page.limits.frameMs,
    'PAGE_HUNG',
    world.evaluate(readOrientation, numbers),
  );
}
