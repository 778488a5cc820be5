import type { BoundingBox } from '@curbcut/model/scan';
import { useEffect, useState } from 'react';
import { findChangedBox, type Pixels } from './changed-part.ts';

/** Where each further picture differs from the first; null where it does not, or cannot be told. Empty until they are loaded. */
export function useChangedBoxes(sources: readonly (string | undefined)[]): (BoundingBox | null)[] {
  const [boxes, setBoxes] = useState<(BoundingBox | null)[]>([]);
  const loaded = sources.every((source) => source !== undefined) ? sources.join('\n') : '';
  useEffect(() => {
    if (loaded === '') return;
    let isCurrent = true;
    void compare(loaded.split('\n')).then((found) => {
      if (isCurrent) setBoxes(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
  return boxes;
}

async function compare([first = '', ...others]: readonly string[]): Promise<
  (BoundingBox | null)[]
> {
  try {
    const before = await readPixels(first);
    const after = await Promise.all(others.map(readPixels));
    return [null, ...after.map((pixels) => findChangedBox(before, pixels))];
  } catch {
    // A picture that cannot be read is told where it is drawn.
    return [];
  }
}

async function readPixels(source: string): Promise<Pixels> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}
