import { expect, test } from 'vitest';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { ScanGuard } from '../scan-guard.ts';
import type { Failure } from './failure.ts';
import { pictureChanges } from './picture-changes.ts';

/** A page whose pictures take as long as `picture`, and what was done with it, in order. */
function fakePage(picture: Promise<unknown>) {
  const done: string[] = [];
  const box = { x: 1, y: 1, width: 50, height: 50 };
  const evaluate = async (run: unknown) => {
    // Each runs wrapped into what keeps the page's names out of it.
    const code = String(run);
    if (code.includes('patchInPage(lists')) done.push('patched');
    if (code.includes('unpatchInPage()')) done.push('taken back');
    return String(run).includes('innerWidth') ? 800 : [box];
  };
  const page = {
    guard: new ScanGuard(),
    limits: { changePicturesMs: 30, frameMs: 3_000 },
    warn: () => {},
    page: { mainFrame: () => ({ isolatedRealm: () => ({ evaluate }) }) },
    pictures: {
      take: async () => {
        await picture;
        return { name: 'change-before', caption: '', width: 1, height: 1 };
      },
      marked: (one: unknown) => one,
    },
  } as unknown as PageUnderTest;
  return { page, done };
}

test('a picture that comes after the time for them changes the page no more', async () => {
  const { promise: picture, resolve } = Promise.withResolvers<void>();
  const { page, done } = fakePage(picture);
  const failure = { frame: 0, element: 1 } as Failure;
  const patches = [{ kind: 'style', element: 1, property: 'color', value: '#000' }] as const;
  const change = { before: '', after: '', note: '', patches };
  expect(await pictureChanges(page, new Map([[failure, [change]]]))).toEqual(new Map());
  resolve();
  await new Promise((ended) => setImmediate(ended));
  expect(done).toEqual(['taken back']);
});
