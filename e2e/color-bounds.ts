import type { Page } from 'playwright-core';

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Color = readonly [red: number, green: number, blue: number];

/** Lossy pictures and smoothed edges change a color; each channel may differ by this much. */
const tolerance = 48;

/**
 * Where a color lies in a PNG, in its pixels; null where it is not. `decoder`: an empty page of a browser, whose policy
 * refuses nothing.
 */
export function colorBounds(decoder: Page, png: Buffer, color: Color): Promise<Bounds | null> {
  return decoder.evaluate(
    async ({ base64, wanted, most }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const found = { left: image.width, top: image.height, right: 0, bottom: 0 };
      for (let place = 0; place < data.length; place += 4) {
        const isWanted = wanted.every(
          (channel, index) => Math.abs(channel - (data[place + index] ?? 0)) <= most,
        );
        if (!isWanted) continue;
        const x = (place / 4) % image.width;
        const y = Math.floor(place / 4 / image.width);
        found.left = Math.min(found.left, x);
        found.top = Math.min(found.top, y);
        found.right = Math.max(found.right, x + 1);
        found.bottom = Math.max(found.bottom, y + 1);
      }
      return found.right === 0 ? null : found;
    },
    { base64: png.toString('base64'), wanted: [...color], most: tolerance },
  );
}

/**
 * Where parts of a color lie in a PNG that hang together, in its pixels; specks are left out. An element that is pictured
 * twice gives two.
 */
function colorParts(decoder: Page, png: Buffer, color: Color): Promise<Bounds[]> {
  return decoder.evaluate(
    async ({ base64, wanted, most, leastPixels }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const { width, height } = image;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const isLeft = new Uint8Array(width * height);
      for (let place = 0; place < isLeft.length; place += 1)
        if (wanted.every((channel, at) => Math.abs(channel - (data[place * 4 + at] ?? 0)) <= most))
          isLeft[place] = 1;
      const parts: { left: number; top: number; right: number; bottom: number }[] = [];
      for (let first = 0; first < isLeft.length; first += 1) {
        if (isLeft[first] === 0) continue;
        const part = { left: width, top: height, right: 0, bottom: 0 };
        const open = [first];
        let pixels = 0;
        isLeft[first] = 0;
        for (let place = open.pop(); place !== undefined; place = open.pop()) {
          const [x, y] = [place % width, Math.floor(place / width)];
          pixels += 1;
          part.left = Math.min(part.left, x);
          part.top = Math.min(part.top, y);
          part.right = Math.max(part.right, x + 1);
          part.bottom = Math.max(part.bottom, y + 1);
          const beside = [
            ...(x > 0 ? [place - 1] : []),
            ...(x < width - 1 ? [place + 1] : []),
            place - width,
            place + width,
          ];
          for (const next of beside) {
            if (isLeft[next] !== 1) continue;
            isLeft[next] = 0;
            open.push(next);
          }
        }
        if (pixels >= leastPixels) parts.push(part);
      }
      return parts;
    },
    { base64: png.toString('base64'), wanted: [...color], most: tolerance, leastPixels: 400 },
  );
}

/**
 * What lies to the right, below and to the left of the middle of each part of a color, outwards, as words: the element
 * itself, the yellow and black frame of its marker, the page.
 */
export async function colorsAround(decoder: Page, png: Buffer, color: Color): Promise<string[][]> {
  const around: string[][] = [];
  for (const bounds of await colorParts(decoder, png, color))
    around.push(await colorsAroundPart(decoder, png, { color, bounds }));
  return around;
}

function colorsAroundPart(
  decoder: Page,
  png: Buffer,
  { color, bounds }: { color: Color; bounds: Bounds },
): Promise<string[]> {
  return decoder.evaluate(
    async ({ base64, wanted, most, middle, reach }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0);
      const known = {
        element: [wanted],
        frame: [
          [255, 199, 32],
          [21, 24, 31],
        ],
        page: [[255, 255, 255]],
      };
      // An edge is where it should be within a pixel of the stored picture and one of its page: that is six here.
      const leastRun = 6;
      const wordAt = (x: number, y: number) => {
        const { data } = context.getImageData(Math.round(x), Math.round(y), 1, 1);
        const isNear = (candidate: number[]) =>
          candidate.every((channel, index) => Math.abs(channel - (data[index] ?? 0)) <= most);
        return Object.entries(known).find(([, candidates]) => candidates.some(isNear))?.[0];
      };
      return [
        [1, 0],
        [0, 1],
        [-1, 0],
      ].map(([stepX = 0, stepY = 0]) => {
        const words: string[] = [];
        let run = { word: '', length: 0 };
        for (let step = 0; step < (stepX === 0 ? reach.y : reach.x); step += 1) {
          // Between two of them their colors mix.
          const word = wordAt(middle.x + stepX * step, middle.y + stepY * step);
          if (!word) continue;
          run = { word, length: word === run.word ? run.length + 1 : 1 };
          if (run.length >= leastRun && word !== words.at(-1)) words.push(word);
        }
        return words.join(' ');
      });
    },
    {
      base64: png.toString('base64'),
      wanted: [...color],
      most: tolerance,
      middle: { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 },
      reach: {
        x: (bounds.right - bounds.left) / 2 + 60,
        y: (bounds.bottom - bounds.top) / 2 + 60,
      },
    },
  );
}
