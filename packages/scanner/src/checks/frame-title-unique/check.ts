import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isHiddenByAttribute } from '../page/controls.ts';
import { quote } from '../page/words-of.ts';
import { visibleWordsOf } from '../page/visible-words.ts';

/** So many words tell what a frame is about; frames that share less of their words than this are about different things. */
const thresholds = { leastWords: 2, mostWords: 2_000, share: 0.4 } as const;

/** WCAG 2.2, 4.1.2: do frames that have the same title hold the same? */
export const frameTitleUniqueCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'frame-title-unique',
  name: 'Frames with the same title',
  applicability: async (capture) => [...sharedTitles(capture).values()].flat(),
  async expectation(capture, targets) {
    const groups = [...sharedTitles(capture).values()];
    const held = new Map(
      capture.documents.flatMap(({ holder, root }) =>
        holder ? [[holder, wordsIn(root)] as const] : [],
      ),
    );
    return targets.map((node) => {
      const words = held.get(node);
      const others = groups.find((group) => group.includes(node)) ?? [];
      const differs = others.some((other) => {
        const its = held.get(other);
        return other !== node && words && its && areApart(words, its);
      });
      if (!differs) return { outcome: 'passed' };
      const failureSummary = `Another frame is called ${quote(titleOf(node))} as well, and holds something else: by their titles nobody can tell which is which.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

function sharedTitles({ documents }: PageCapture): Map<string, CapturedNode[]> {
  const frames = documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        /^i?frame$/.test(node.tag) &&
        titleOf(node) !== '' &&
        isVisible(node) &&
        !isHiddenByAttribute(node),
    ),
  );
  const groups = Map.groupBy(frames, (node) => titleOf(node).toLowerCase());
  return new Map([...groups].filter(([, { length }]) => length > 1));
}

function titleOf({ attributes }: CapturedNode): string {
  const title = attributes.get('aria-label')?.trim() || attributes.get('title')?.trim() || '';
  return title.replaceAll(/\s+/g, ' ');
}

function wordsIn(root: CapturedNode): Set<string> {
  const words =
    visibleWordsOf(root)
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]+/gu) ?? [];
  return new Set(words.slice(0, thresholds.mostWords));
}

function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size < thresholds.leastWords || other.size < thresholds.leastWords) return false;
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both) < thresholds.share;
}
