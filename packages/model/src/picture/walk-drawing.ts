import type { KeyboardWalk } from '../scan/keyboard-walk.ts';
import { boxOnPicture, pageOfPicture, type PictureSize } from './box-on-picture.ts';
import { clusterLabels, type NumberedBox, type PictureLabel } from './cluster-labels.ts';

/** The way of the keyboard over a picture of the page, in pixels of the drawing. */
export interface WalkDrawing {
  width: number;
  height: number;
  /** Stops that are on the picture, by their numbers from 1. */
  boxes: NumberedBox[];
  /** From the middle of one stop to the middle of the next; a stop that is not on the picture parts two lines. */
  lines: { x: number; y: number }[][];
  /** None of them touch: stops that are too close share one. */
  labels: PictureLabel[];
}

/** `width`: of the drawing in pixels, as wide as the picture is shown. */
export function drawWalk(
  { stops }: Pick<KeyboardWalk, 'stops'>,
  picture: PictureSize,
  width: number,
): WalkDrawing {
  const page = pageOfPicture(picture);
  const scale = width / page.width;
  const height = page.height * scale;
  const boxes: NumberedBox[] = [];
  const lines: { x: number; y: number }[][] = [[]];
  for (const [index, stop] of stops.entries()) {
    const onPage = boxOnPicture(stop.box, picture);
    if (!onPage) {
      lines.push([]);
      continue;
    }
    const box = {
      x: onPage.x * scale,
      y: onPage.y * scale,
      width: onPage.width * scale,
      height: onPage.height * scale,
    };
    boxes.push({ number: index + 1, box });
    lines.at(-1)?.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return {
    width,
    height,
    boxes,
    lines: lines.filter((line) => line.length > 1),
    labels: clusterLabels(boxes, { width, height }),
  };
}

/** The drawing as an SVG element, to be laid over the picture; with `source`, a data URL, the picture is in it. */
export function walkSvg(drawing: WalkDrawing, source?: string): string {
  const { width, height, boxes, lines, labels } = drawing;
  const round = (value: number) => Math.round(value * 10) / 10;
  const size = `${round(width)} ${round(height)}`;
  const image = source
    ? `<image href="${source.replace(/[^A-Za-z0-9+/=:;,.-]/g, '')}" width="${round(width)}" height="${round(height)}"/>`
    : '';
  const frames = boxes.map(
    ({ box }) =>
      `<rect x="${round(box.x)}" y="${round(box.y)}" width="${round(box.width)}" height="${round(box.height)}" rx="2" fill="none" stroke="#1d4ed8" stroke-width="1.5"/>`,
  );
  const paths = lines.map((line) => {
    const points = line.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
    const drawn = (color: string, strokeWidth: number) =>
      `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linejoin="round"/>`;
    return drawn('#ffffff', 4) + drawn('#1d4ed8', 1.5);
  });
  const numbers = labels.map(
    ({ x, y, width: wide, height: high, text }) =>
      `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}" rx="4" fill="#1d4ed8" stroke="#ffffff"/>` +
      `<text x="${round(x + wide / 2)}" y="${round(y + high / 2)}" fill="#ffffff" font-family="sans-serif" font-size="13" font-weight="600" text-anchor="middle" dominant-baseline="central">${text}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" aria-hidden="true">${image}${paths.join('')}${frames.join('')}${numbers.join('')}</svg>`;
}
