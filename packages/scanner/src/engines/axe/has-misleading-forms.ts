/**
 * Whether a form, in a shadow tree or not, answers for a member that all forms have with one of its fields. Runs in the
 * frame's isolated world and stands alone.
 */
export function hasMisleadingForms(): boolean {
  const members = new Set<string>();
  for (
    let prototype: object | null = HTMLFormElement.prototype;
    prototype;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    for (const name of Object.getOwnPropertyNames(prototype)) members.add(name);
  }
  return within(document);

  function within(root: Document | ShadowRoot): boolean {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLFormElement && isMisleading(element)) return true;
      if (element.shadowRoot && within(element.shadowRoot)) return true;
    }
    return false;
  }

  /** Its fields are not looked at one by one: a form also answers to a name that a field had before. */
  function isMisleading(form: HTMLFormElement): boolean {
    return [...members].some((name) => Object.hasOwn(form, name));
  }
}
