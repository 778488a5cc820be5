import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isHiddenByAttribute, roleOf } from '../page/controls.ts';
import { allWordsOf, quote } from '../page/words-of.ts';

/** WCAG 2.2, 2.5.3, failure F96: do the words that people see of a control follow each other in its name? */
export const partedLabelCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'parted-label',
  name: 'Hidden words amid visible ones',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter((node) => isControl(node) && hiddenWordsIn(node) !== '' && isVisible(node)),
    ),
  expectation: async (capture, controls) => {
    const parted = new Map(
      controls.flatMap((node) => {
        const found = partedIn(node);
        return found ? [[node, found] as const] : [];
      }),
    );
    const names = await namesOf(capture, [...parted.keys()]);
    return controls.map((node) => {
      const words = parted.get(node);
      const name = names.get(node);
      if (!words || name === undefined || plain(name).includes(plain(words.seen)))
        return { outcome: 'passed' };
      const failureSummary = `People see ${quote(words.seen)}, but between these words the name has the hidden words ${quote(words.hidden)}: who says what is seen does not say the name.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
};

async function namesOf(
  capture: PageCapture,
  nodes: readonly CapturedNode[],
): Promise<ReadonlyMap<CapturedNode, string>> {
  const accessible = nodes.length > 0 ? await capture.accessible(nodes) : new Map();
  return new Map([...accessible].map(([node, { name }]) => [node, name as string]));
}

function isControl(node: CapturedNode): boolean {
  return (
    (node.tag === 'a' && node.attributes.has('href')) ||
    node.tag === 'button' ||
    /^(button|link|menuitem|tab)$/.test(roleOf(node))
  );
}

/** An element for the ears alone: it is drawn, and nobody can see it. */
function isForEars(node: CapturedNode): boolean {
  return (
    node.kind === 'element' &&
    node.box !== null &&
    /^(absolute|fixed)$/.test(node.style?.position ?? '') &&
    node.style?.visibility === 'visible' &&
    allWordsOf(node) !== '' &&
    !isHiddenByAttribute(node) &&
    !isVisible(node) &&
    ![...flatDescendants(node)].some((inside) => inside.kind === 'text' && isVisible(inside))
  );
}

function hiddenWordsIn(control: CapturedNode): string {
  const hidden = [...flatDescendants(control)].find(isForEars);
  return hidden ? allWordsOf(hidden) : '';
}

/** Two texts with words that one sentence makes, on one line, with hidden words between them. */
function partedIn(control: CapturedNode): { seen: string; hidden: string } | null {
  for (const holder of [control, ...flatDescendants(control)]) {
    const parts = holder.children;
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1];
      const after = parts[at + 1];
      if (!isWords(before) || !isWords(after) || !isForEars(part)) continue;
      const [upper, lower] = [before.fragments.at(-1)?.box, after.fragments[0]?.box];
      if (!upper || !lower || Math.abs(upper.y - lower.y) > upper.height / 2) continue;
      return { seen: `${before.text.trim()} ${after.text.trim()}`, hidden: allWordsOf(part) };
    }
  }
  return null;
}

function isWords(node: CapturedNode | undefined): node is CapturedNode {
  return node?.kind === 'text' && /\p{L}{2}/u.test(node.text) && isVisible(node);
}

/** Letters and digits alone, with single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
