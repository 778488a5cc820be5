import type { CompletedPageScan, TakenPicture } from '@curbcut/model/scan';

/** A page scan whose first issue was seen in a state that has a picture, and that picture. */
export function withStatePicture(
  pageScan: CompletedPageScan,
  name = 'menu-after',
): {
  pageScan: CompletedPageScan;
  pictures: TakenPicture[];
} {
  const [first, ...others] = pageScan.issues;
  if (!first) throw new Error('The page scan has no issues.');
  const [width, height] = [320, 640];
  const reproduction = {
    state: 'in the menu “Boats”, opened',
    steps: ['Press Tab until “Boats” has the focus.', 'Press Enter.', 'Look at the picture.'],
    pictures: [{ name, caption: 'After Enter', width, height }],
    snippet: null,
  };
  return {
    pageScan: { ...pageScan, issues: [{ ...first, reproduction }, ...others] },
    pictures: [{ name, width, height, mediaType: 'image/webp', bytes: Buffer.from('a menu') }],
  };
}
