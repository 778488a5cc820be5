import type { KeyboardWalk } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import { pointerKey } from '../../engines/pointer-key.ts';
import { type ResolvedNode, resolveNodes } from '../../merge/resolve-nodes.ts';
import { askTree } from '../../names/ask-tree.ts';
import type { Walked } from './walked.ts';

/** The walk as results tell it, and where its elements are, by the keys of their pointers. */
export async function describeWalk(
  page: PageUnderTest,
  { stops, end, jumps, trap, covered, veil }: Walked,
): Promise<{ walk: KeyboardWalk; resolved: ReadonlyMap<string, ResolvedNode> }> {
  const jumped = jumps.flatMap(({ from, to }) => [
    from.pointer,
    ...(to?.pointer ? [to.pointer] : []),
  ]);
  const held = trap ? [trap.at.pointer] : [];
  const pointers = [
    ...stops.map(({ pointer }) => pointer),
    ...jumped,
    ...held,
    ...covered.map(({ by }) => by),
    ...(veil ? [veil.pointer] : []),
  ];
  const { nodes } = await resolveNodes(page, pointers);
  const resolved = new Map([...nodes].map(([pointer, node]) => [pointerKey(pointer), node]));
  const told = new Map<string, { name: string; role: string }>();
  for (const [index, ofFrame] of Map.groupBy(stops, ({ pointer }) => pointer.frame)) {
    const frame = page.frames[index];
    if (!frame) continue;
    const numbers = ofFrame.map(({ pointer }) => pointer.element);
    const tree = await askTree(page, frame, numbers).catch((error: unknown) => {
      // The names of a frame that is gone by now are not known.
      if (page.guard.error || index === 0) throw error;
      return new Map();
    });
    for (const [element, { name, role }] of tree)
      told.set(pointerKey({ frame: index, element }), {
        name: textOf(name?.value),
        role: textOf(role?.value),
      });
  }
  const walk: KeyboardWalk = {
    stops: stops.map(({ pointer, isSeen }) => {
      const key = pointerKey(pointer);
      const node = resolved.get(key);
      return {
        target: (node?.target ?? []).map((selector) => cleanText(selector, 1_000)),
        name: told.get(key)?.name ?? '',
        role: told.get(key)?.role ?? '',
        box: node?.box ?? null,
        visible: isSeen,
      };
    }),
    end,
  };
  return { walk, resolved };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanText(value, 200) : '';
}
