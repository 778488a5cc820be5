/** What our world in the page remembers of the last wait for stillness. */
export interface WorldWithMemory {
  curbcutRestless?: boolean;
}

/**
 * Runs in the page's isolated world, once all waiting is over. A page that never stood still would lose the engines the
 * elements they are about to evaluate, and pass for clean. Its timers are stopped; all worlds of a document share them.
 */
export function holdStill(): void {
  if (!(globalThis as WorldWithMemory).curbcutRestless) return;
  const lastTimer = setTimeout(() => {}) as unknown as number;
  for (let timer = 1; timer <= lastTimer; timer += 1) clearTimeout(timer);
  const lastFrame = requestAnimationFrame(() => {});
  for (let frame = 1; frame <= lastFrame; frame += 1) cancelAnimationFrame(frame);
}
