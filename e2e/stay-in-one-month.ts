import { setTimeout } from 'node:timers/promises';

/** Quotas begin anew with each month in UTC: resolves when this one has at least `neededMs` left. */
export async function stayInOneMonth(neededMs: number): Promise<void> {
  const now = new Date();
  const leftMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime();
  if (leftMs < neededMs) await setTimeout(leftMs + 1_000);
}
