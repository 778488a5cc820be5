import { rawAttribute, withAttribute, withoutAttribute } from './opening-tag.ts';
import type { TagFix } from './tag-fix.ts';

const scopeSlips: ReadonlyMap<string, string> = new Map([
  ['column', 'col'],
  ['columns', 'col'],
  ['cols', 'col'],
  ['rows', 'row'],
  ['column-group', 'colgroup'],
  ['row-group', 'rowgroup'],
]);

const correctScope: TagFix = (tag) => {
  if (tag.name === 'td') {
    return {
      changed: withoutAttribute(tag, 'scope'),
      note: 'If the cell is a header, make it a th and keep the scope attribute.',
    };
  }
  const scope = scopeSlips.get(rawAttribute(tag, 'scope')?.trim().toLowerCase() ?? '');
  if (scope === undefined) return null;
  return {
    changed: withAttribute(tag, 'scope', scope),
    note: `Check that the cell is the header of a ${scope.startsWith('col') ? 'column' : 'row'}.`,
  };
};

const normalTabOrder: TagFix = (tag) => {
  const tabindex = rawAttribute(tag, 'tabindex');
  if (tabindex === null || !/^\s*\+?\d/.test(tabindex) || Number.parseInt(tabindex, 10) <= 0)
    return null;
  return {
    changed: withAttribute(tag, 'tabindex', '0'),
    note: 'Links, buttons and fields need no tabindex at all. Put the elements into the right order in the markup.',
  };
};

export const markupFixes: Readonly<Record<string, TagFix>> = {
  'scope-attr-valid': correctScope,
  tabindex: normalTabOrder,
};
