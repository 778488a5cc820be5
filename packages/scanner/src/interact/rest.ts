import type { UsedPage } from './used-page.ts';

/** Lets so much time go by, in ms. It counts as time for using the page. */
export async function rest(
  { guard, useTime }: Pick<UsedPage, 'guard' | 'useTime'>,
  ms: number,
): Promise<void> {
  useTime.waited(ms);
  await guard.race(
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  );
}
