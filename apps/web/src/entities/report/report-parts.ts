/** How to look into a block of a report. */
export interface BlockView<B> {
  heightOf(block: B): number;
  childrenOf(block: B): readonly B[];
}

/**
 * Divides a report into parts of at most `maxHeightPx`, between its blocks. A block that is taller is divided between
 * its own children; one without children stays whole, however tall.
 */
export function partsOf<B>(blocks: readonly B[], maxHeightPx: number, view: BlockView<B>): B[][] {
  const parts: B[][] = [];
  let height = 0;
  for (const block of divided(blocks, maxHeightPx, view)) {
    const part = parts.at(-1);
    const blockHeight = view.heightOf(block);
    if (part && height + blockHeight <= maxHeightPx) {
      part.push(block);
      height += blockHeight;
    } else {
      parts.push([block]);
      height = blockHeight;
    }
  }
  return parts;
}

function divided<B>(blocks: readonly B[], maxHeightPx: number, view: BlockView<B>): B[] {
  return blocks.flatMap((block) => {
    const children = view.childrenOf(block);
    const isDivided = view.heightOf(block) > maxHeightPx && children.length > 0;
    return isDivided ? divided(children, maxHeightPx, view) : [block];
  });
}
