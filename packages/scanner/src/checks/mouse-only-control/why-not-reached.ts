/** Why Tab does not lead to an element that is no native control, in words that follow a colon. */
export function whyNotReached(role: string, tabindex: string | undefined): string {
  const isNamedControl = /^(button|link)$/.test(role);
  const what = isNamedControl ? `it has the role ${role}, but` : 'it is no button or link, and';
  if (tabindex !== undefined)
    return `${what} with tabindex="${tabindex.trim()}" only scripts give it the focus`;
  return `${what}${isNamedControl ? '' : ' has'} no tabindex`;
}
