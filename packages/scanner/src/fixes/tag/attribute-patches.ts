import type { Patch } from '../patch.ts';
import { rawAttribute, type OpeningTag } from './opening-tag.ts';

/** What makes an element's attributes those of the changed tag. */
export function attributePatches(
  element: number,
  before: OpeningTag,
  after: OpeningTag,
): readonly Patch[] {
  const names = [...before.attributes, ...after.attributes].map(({ name }) => name);
  return [...new Set(names)].flatMap((name): Patch[] => {
    const [was, is] = [rawAttribute(before, name), rawAttribute(after, name)];
    if (was === is) return [];
    return [{ kind: 'attribute', element, name, value: is === null ? null : decoded(is) }];
  });
}

/** Browsers write no other character references into markup. */
const references: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&nbsp;', '\u00a0'],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

/** The text that a value or text as browsers write it stands for. */
export function decoded(raw: string): string {
  return raw.replaceAll(
    /&(?:amp|nbsp|quot|lt|gt);/g,
    (reference) => references.get(reference) ?? '',
  );
}
