/** Rules of axe that a changed role could break. */
export const roleRules: readonly string[] = [
  'aria-allowed-attr',
  'aria-allowed-role',
  'aria-conditional-attr',
  'aria-input-field-name',
  'aria-prohibited-attr',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'button-name',
  'link-name',
  'list',
  'listitem',
  'nested-interactive',
];
