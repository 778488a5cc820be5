/** What stands at a dotted path of an answer; undefined when any step is missing. */
export function fieldAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((current, name) => {
    if (typeof current !== 'object' || current === null || Array.isArray(current)) return undefined;
    return Object.hasOwn(current, name) ? (current as Record<string, unknown>)[name] : undefined;
  }, value);
}

/** The first of several places that holds what `read` can use; null when none does. */
export function firstAt<T>(
  value: unknown,
  paths: readonly string[],
  read: (found: unknown) => T | null,
): T | null {
  for (const path of paths) {
    const found = read(fieldAt(value, path));
    if (found !== null) return found;
  }
  return null;
}

export function asText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** A number, or a text that is nothing but one. */
export function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function asCount(value: unknown): number | null {
  const number = asNumber(value);
  return number === null || number < 0 ? null : Math.round(number);
}

export function asFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

export function asList(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

export function asTexts(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null;
}
