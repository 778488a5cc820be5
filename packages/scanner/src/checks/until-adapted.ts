/**
 * Waits until the page has adapted to a change of its window: its own scripts have been notified, which happens before
 * its next frame (the first one may be under way already), and what it lets pass slowly has come to its end, for which
 * nobody waits. A page that draws no frames is not waited for. Runs in the page.
 */
export async function untilAdapted(): Promise<void> {
  const mostRounds = 4;
  for (let round = 0; round < mostRounds; round += 1) {
    await nextFrame();
    await nextFrame();
    if (!endTransitions()) return;
  }

  function nextFrame(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 1_000);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** True when there was one. What an end of them starts is ended in the next round. */
  function endTransitions(): boolean {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    for (const animation of passing) animation.finish();
    return passing.length > 0;
  }
}
