const firstMs = 3_000;
const longestMs = 60_000;

/** How long to wait before a payment is checked again, after so many checks that changed nothing. */
export function checkDelayMs(tries: number): number {
  return Math.min(longestMs, firstMs * 2 ** tries);
}
