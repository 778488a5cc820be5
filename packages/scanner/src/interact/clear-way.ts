import type { Hands } from './hands.ts';
import { saysMoreThanSending } from './regrettable.ts';

const quietMs = 60;
const mostMs = 700;

/**
 * Closes the dialog that keeps people from the page, as an earlier use of the page may have left it open. False: none did, or
 * none of its ways out leads out.
 */
export async function clearWay(hand: Hands): Promise<boolean> {
  const blocker = await hand.blocker();
  if (!blocker) return false;
  const isClear = async () => {
    await hand.settle(quietMs, mostMs);
    return (await hand.blocker())?.element !== blocker.element;
  };
  await hand.press('Escape');
  if (await isClear()) return true;
  for (const { element, words } of blocker.closers) {
    if (saysMoreThanSending(words)) continue;
    await hand.click(element);
    if (await isClear()) return true;
  }
  return false;
}
