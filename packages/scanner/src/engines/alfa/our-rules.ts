import type { RuleTarget } from './rule-run.ts';

export const alfaId = 'alfa';

/** What tells rows of one topic apart: the element that a target is about. */
type Kind = Pick<RuleTarget, 'tag' | 'role' | 'attribute'>;

/**
 * Rows for the targets of rules whose topic has several rows, each true of some elements only. Alfa has one rule where the
 * catalogue tells, for example, a list of options without a label from a text field without one.
 */
const byTarget: Readonly<Record<string, (target: Kind) => string>> = {
  'sia-r2': ({ tag }) => (tag === 'img' ? 'image-alt' : 'role-img-alt'),
  'sia-r8': ({ tag, role }) => {
    if (role === '') return tag === 'select' ? 'select-name' : 'label';
    return toggles.has(role) ? 'aria-toggle-field-name' : 'aria-input-field-name';
  },
  'sia-r11': ({ tag }) => {
    if (tag === 'area') return 'area-alt';
    return tag === 'a' ? 'link-name' : 'aria-command-name';
  },
  'sia-r12': ({ tag }) => {
    if (tag === 'input') return 'input-button-name';
    return tag === 'button' ? 'button-name' : 'aria-command-name';
  },
  'sia-r18': ({ attribute }) =>
    naming.test(attribute) ? 'aria-prohibited-attr' : 'aria-allowed-attr',
  'sia-r68': ({ tag, role }) =>
    role === '' && (tag === 'ul' || tag === 'ol') ? 'list' : 'aria-required-children',
};

const toggles = new Set([
  'checkbox',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'switch',
]);

/** What roles prohibit is naming; other attributes they just don't have. */
const naming = /^aria-(label|labelledby|brailleroledescription|braillelabel|roledescription)$/;

/** The id of our rule for a target of a rule of Alfa; null: the one that names it, as the rule is about one row. */
export function rowOfTarget(alfaRule: string, target: Kind): string | null {
  return byTarget[alfaRule]?.(target) ?? null;
}

export function hasSeveralRows(alfaRule: string): boolean {
  return Object.hasOwn(byTarget, alfaRule);
}
