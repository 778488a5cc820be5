const waiting = new Set<() => void>();

/** Resolves when the page that was just navigated to is shown. */
export function nextArrival(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** A page is shown. */
export function arrive(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}
