import { inflateSync } from 'node:zlib';

/** Pixels from left to right and top to bottom, each as red, green and blue. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Reads a picture as Chromium writes it: 8 bits, with or without alpha, not interlaced. */
export function decodePng(png: Uint8Array): Picture {
  const file = Buffer.from(png);
  const [width, height, colorType] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25]];
  if (file[24] !== 8 || (colorType !== 2 && colorType !== 6) || file[28] !== 0) {
    throw new Error('A picture of a kind that Chromium does not write.');
  }
  const size = colorType === 6 ? 4 : 3;
  const rows = unfilter(inflateSync(imageData(file)), width * size, height, size);
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    pixels.set(rows.subarray(index * size, index * size + 3), index * 3);
  }
  return { width, height, pixels };
}

function imageData(file: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
    }
  }
  return Buffer.concat(parts);
}

function unfilter(data: Buffer, rowBytes: number, height: number, size: number): Uint8Array {
  const out = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (rowBytes + 1)];
    for (let column = 0; column < rowBytes; column++) {
      const at = row * rowBytes + column;
      const left = column < size ? 0 : (out[at - size] ?? 0);
      const up = row === 0 ? 0 : (out[at - rowBytes] ?? 0);
      const upLeft = row === 0 || column < size ? 0 : (out[at - rowBytes - size] ?? 0);
      const raw = data[row * (rowBytes + 1) + 1 + column] ?? 0;
      out[at] = raw + predict(filter, left, up, upLeft);
    }
  }
  return out;
}

function predict(filter: number | undefined, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return Math.floor((left + up) / 2);
  if (filter !== 4) return 0;
  const estimate = left + up - upLeft;
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(estimate - value));
  if (a! <= b! && a! <= c!) return left;
  return b! <= c! ? up : upLeft;
}
