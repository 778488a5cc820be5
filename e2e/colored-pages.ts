import type { Color } from './color-bounds.ts';

/** An image without a text, so that it is an affected element; CSS pixels of its page. */
export interface ColoredElement {
  id: string;
  color: Color;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ColoredPage {
  width: number;
  height: number;
  elements: readonly ColoredElement[];
}

/** Far from each other, from white, from what markers are drawn with, from the colors of reports, and from what is between these. */
const colors: readonly Color[] = [
  [255, 0, 112],
  [0, 208, 0],
  [80, 0, 255],
  [0, 200, 208],
  [230, 0, 255],
  [60, 150, 255],
  [0, 200, 112],
  [150, 255, 0],
  [255, 130, 80],
];

type Size = Pick<ColoredElement, 'width' | 'height'>;

function place(ys: readonly number[], size: Size, x: (index: number) => number): ColoredElement[] {
  return ys.map((y, index) => ({
    id: `e${index + 1}`,
    color: colors[index] ?? [0, 0, 0],
    x: x(index),
    y,
    ...size,
  }));
}

/** What the pictures of elements are proved on: pages that are stored whole, scaled down, very wide, and cut. */
export const coloredPages = {
  '/short': {
    width: 1280,
    height: 1_900,
    elements: place([100, 480, 900, 1_300, 1_790], { width: 180, height: 90 }, (n) => 70 + 230 * n),
  },
  '/long': {
    width: 1280,
    height: 15_411,
    elements: place(
      [100, 1_300, 3_203, 4_997, 5_555, 8_200, 11_111, 14_000, 15_200],
      { width: 400, height: 150 },
      (n) => 40 + 97 * n,
    ),
  },
  '/wide': {
    width: 3_333,
    height: 7_001,
    elements: place([100, 2_500, 5_200, 6_800], { width: 500, height: 180 }, (n) => 60 + 900 * n),
  },
} satisfies Record<string, ColoredPage>;

/** The page, with everything at its place whatever fonts there are. */
export function coloredPageHtml({ width, height, elements }: ColoredPage): string {
  const images = elements.map(
    (element) =>
      `<img id="${element.id}" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" style="position:absolute;left:${element.x}px;top:${element.y}px;width:${element.width}px;height:${element.height}px;background:rgb(${element.color.join()})">`,
  );
  return `<!doctype html><html lang="en"><head><title>Colors</title></head>
    <body style="margin:0;background:#fff"><main style="position:relative;width:${width}px;height:${height}px">
    <h1 style="margin:0;font-size:20px">Colors</h1>${images.join('')}</main></body></html>`;
}
