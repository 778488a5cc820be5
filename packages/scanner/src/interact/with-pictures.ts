import type { Finding } from '../engines/finding.ts';
import type { PageUse, Press } from './page-use.ts';

/** What was found in use, with the pictures of the press that it came of. */
export function withPictures(finding: Finding, { presses }: Pick<PageUse, 'presses'>): Finding {
  return {
    ...finding,
    nodes: finding.nodes.map((node) => {
      const press = presses.find((one) => isAbout(one, node.element));
      if (!node.replay || !press || press.pictures.length === 0) return node;
      return { ...node, replay: { ...node.replay, pictures: press.pictures } };
    }),
  };
}

/** An element that was pressed, or that a press brought. */
function isAbout({ control, seen }: Press, element: number): boolean {
  return (
    control.pointer.element === element ||
    seen.layer?.element === element ||
    seen.texts.some((text) => text.element === element)
  );
}
