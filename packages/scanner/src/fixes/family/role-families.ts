/** The role of what a role's parent must be, the likeliest first. */
export const parentRoles: ReadonlyMap<string, string> = new Map([
  ['listitem', 'list'],
  ['option', 'listbox'],
  ['tab', 'tablist'],
  ['menuitem', 'menu'],
  ['menuitemcheckbox', 'menu'],
  ['menuitemradio', 'menu'],
  ['treeitem', 'tree'],
  ['row', 'table'],
  ['cell', 'row'],
  ['columnheader', 'row'],
  ['rowheader', 'row'],
  ['gridcell', 'row'],
]);

/** The roles of what must be in an element with a role. */
export const childRoles: ReadonlyMap<string, readonly string[]> = new Map([
  ['list', ['listitem']],
  ['listbox', ['option']],
  ['tablist', ['tab']],
  ['menu', ['menuitem', 'menuitemcheckbox', 'menuitemradio']],
  ['menubar', ['menuitem', 'menuitemcheckbox', 'menuitemradio']],
  ['tree', ['treeitem']],
]);
