/** What is wrong with the fields of a form, by their names; empty when it can be sent. */
export type FormErrors<V> = Partial<Record<keyof V & string, string>>;

/** The fields that are wrong. */
export function errorsOf<V>(
  found: Partial<Record<keyof V & string, string | null>>,
): FormErrors<V> {
  const errors: FormErrors<V> = {};
  for (const [name, message] of Object.entries(found) as [keyof V & string, string | null][]) {
    if (message !== null) errors[name] = message;
  }
  return errors;
}
