import type { Press } from './page-use.ts';

/** So many blocks of text that come, and as many that go, are another view. */
const leastBlocks = 4;

/** Whether a press has led to another view of the page: another address, title or main heading, or most of another text. */
export function isNewView({ seen }: Pick<Press, 'seen'>): boolean {
  if (seen.layer) return false;
  return seen.hasMoved || (seen.texts.length >= leastBlocks && seen.textsGone >= leastBlocks);
}
