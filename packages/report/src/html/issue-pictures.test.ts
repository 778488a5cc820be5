import { expect, test } from 'vitest';
import { issuePictures } from './issue-pictures.ts';
import type { ReportPicture } from './report-picture.ts';

const picture: ReportPicture = {
  width: 1280,
  height: 16_000,
  scale: 1,
  truncated: false,
  source: 'data:image/webp;base64,',
};
// Too far apart for a picture of two.
const places = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  box: { x: 10, y: 10 + 700 * index, width: 90, height: 20 },
}));

function draw(most?: number) {
  const drawn = issuePictures({ outcome: 'failed' }, places, picture, most);
  return {
    pictures: drawn.match(/aria-label="Picture of element/g)?.length,
    left: /shows (.+) on the picture/.exec(drawn)?.[1],
  };
}

test('elements that stand apart have a picture each', () => {
  expect(draw()).toEqual({ pictures: 12, left: undefined });
});

test('of more pictures than there is room for the first are drawn, and the other elements counted', () => {
  expect(draw(2)).toEqual({ pictures: 2, left: '10 more elements' });
});
