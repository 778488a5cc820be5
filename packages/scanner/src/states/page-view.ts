import type { BoundingBox } from '@curbcut/model/scan';
import type { CapturedNode, PageCapture } from '../capture/page-capture.ts';
import { isVisible } from '../capture/visibility.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** How much of the page a picture shows above an element, in CSS pixels. */
const above = 160;

/** What is to be seen of the page itself. */
export function shownNodes({ documents }: PageCapture): CapturedNode[] {
  const [top] = documents;
  return top?.frame === 0
    ? top.nodes.filter((node) => node.kind !== 'document' && isVisible(node))
    : [];
}

/** What the window shows when it is scrolled to an element, as far as that is needed. */
export function partAround({ page }: PageUnderTest, box: BoundingBox | undefined): BoundingBox {
  const { width = 1280, height = 800 } = page.viewport() ?? {};
  const isAtTop = !box || box.y + box.height < height;
  return { x: 0, y: isAtTop ? 0 : Math.max(0, Math.round(box.y - above)), width, height };
}
