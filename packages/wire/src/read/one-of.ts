/** The value when it is one of those that are known; null otherwise. */
export function oneOf<T extends string>(known: readonly T[], value: unknown): T | null {
  return known.find((one) => one === value) ?? null;
}
