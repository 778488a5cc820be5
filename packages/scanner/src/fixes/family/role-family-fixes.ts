import type { FixKind } from '../kind.ts';
import { none, oneOf } from '../kind.ts';
import { roleRules } from '../role-rules.ts';
import type { Suggestion } from '../suggestion.ts';
import { attributePatches } from '../tag/attribute-patches.ts';
import {
  readOpeningTag,
  withAttribute,
  withoutAttribute,
  writeOpeningTag,
} from '../tag/opening-tag.ts';
import { readFamily, type Relative } from './read-family.ts';
import { childRoles, parentRoles } from './role-families.ts';

/** Controls keep their own meaning without the role; others get the parent that the role needs. */
const findParent: FixKind = async ({ element }, inPage) => {
  const family = await inPage(readFamily, element, []);
  const role = family?.self.role ?? '';
  const parentRole = parentRoles.get(role);
  if (!family || parentRole === undefined) return none;
  const { self, parent, outerRole, siblingRoles } = family;
  const outerTakes = childRoles.get(outerRole ?? '') ?? [];
  if (parent?.role === null && !parent.isMeaningful && outerTakes.includes(role)) {
    return oneOf(setRoles([parent], 'none', stepAside(role, outerRole ?? '')));
  }
  if (self.isMeaningful) {
    const note = `Without its role the element is what it looks like. Keep role="${role}" only for a widget that works by arrow keys.`;
    return oneOf(setRoles([self], null, note));
  }
  const isOwnParent = siblingRoles.every(
    (one) => one !== null && parentRoles.get(one) === parentRole,
  );
  if (!parent || parent.role !== null || !isOwnParent) return none;
  const isList = ['ul', 'ol', 'menu'].includes(parent.name);
  if (parent.isMeaningful && !isList) return none;
  return oneOf(
    setRoles([parent], parentRole, `A ${role} belongs into an element with role="${parentRole}".`),
  );
};

/** What is between a role and its children steps aside; plain boxes in a list become its items; else the role goes. */
const findChildren: FixKind = async ({ element }, inPage) => {
  const role = (await inPage(readFamily, element, []))?.self.role ?? '';
  const asked = childRoles.get(role);
  const family = asked && (await inPage(readFamily, element, asked));
  if (!asked || !family || family.children.length < family.childrenTotal) return none;
  const { self, children } = family;
  const others = children.filter((child) => child.role === null || !asked.includes(child.role));
  if (others.length === 0) return none;
  const arePlain = others.every((child) => child.role === null && !child.isMeaningful);
  if (arePlain && others.every((child) => child.holdsAsked)) {
    return oneOf(setRoles(others, 'none', stepAside(asked[0] ?? '', role)));
  }
  if (children.some((child) => child.holdsAsked || asked.includes(child.role ?? ''))) return none;
  if (role === 'list' && arePlain && self.name !== 'ul' && self.name !== 'ol')
    return oneOf(
      setRoles(
        others,
        'listitem',
        'Each item of the list says that it is one. A ul element with li elements needs no role at all.',
      ),
    );
  return oneOf(
    setRoles(
      [self],
      null,
      `Nothing inside is a ${asked[0]}, so the role promises what is not there. Keep it only for a widget that works by arrow keys.`,
    ),
  );
};

function stepAside(role: string, outerRole: string): string {
  return `Only a ${role} may stand in role="${outerRole}"; what is around it steps aside with role="none".`;
}

/** Null takes the role away. */
function setRoles(
  relatives: readonly Relative[],
  role: string | null,
  note: string,
): Suggestion | null {
  const changes = relatives.flatMap(({ element, html }) => {
    const tag = readOpeningTag(html);
    if (!tag) return [];
    const changed =
      role === null ? withoutAttribute(tag, 'role') : withAttribute(tag, 'role', role);
    const code = { before: tag.source, after: writeOpeningTag(changed) };
    return [{ ...code, patches: attributePatches(element, tag, changed) }];
  });
  if (changes.length < relatives.length) return null;
  const shown = [...new Map(changes.map((one) => [one.before, one])).values()];
  const howMany = changes.length > 1 ? ` It is about ${changes.length} elements.` : '';
  return {
    before: shown.map(({ before }) => before).join('\n'),
    after: shown.map(({ after }) => after).join('\n'),
    note: `${note}${howMany}`,
    patches: changes.flatMap(({ patches }) => patches),
    mayBreak: roleRules,
    alone: true,
  };
}

export const roleFamilyFixes: Readonly<Record<string, FixKind>> = {
  'aria-required-parent': findParent,
  'aria-required-children': findChildren,
};
