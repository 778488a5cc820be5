import type { Seen } from '../seen.ts';

/** What has come to something is tried so often: a page that moves by itself may have changed by chance. */
const mostTries = 3;

export const once: Seen = { times: 1, tries: 1 };

/** Tries once more what has come to something, and again where that comes to nothing; null: there was no time. */
export async function tryAgain(
  attempt: () => Promise<boolean>,
  inTime: () => boolean,
): Promise<Seen | null> {
  const seen = { ...once };
  do {
    if (!inTime()) return null;
    seen.tries += 1;
    if (await attempt()) seen.times += 1;
  } while (seen.times < seen.tries && seen.tries < mostTries);
  return seen;
}
