import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import { oneOf, type FixKind } from '../kind.ts';
import { styleChange } from '../style-change.ts';

/** Tells a link from the text around it by what everybody knows of links. */
export const suggestLinkInTextFix: FixKind = async ({ element }, inPage) => {
  const before = await inPage(readTextDecoration, element);
  return oneOf(
    styleChange(
      element,
      [{ property: 'text-decoration', before, after: 'underline' }],
      'Underline the links that stand in text; those of menus and lists are told apart by their place.',
    ),
  );
};

/** Runs in the page's isolated world and stands alone. */
function readTextDecoration(number: number): string {
  const { curbcutRegistry: registry } = globalThis as unknown as WorldWithRegistry;
  const element = registry.elements[number];
  return element ? getComputedStyle(element).textDecorationLine : '';
}
