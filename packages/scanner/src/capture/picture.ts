import type { BoundingBox } from '@curbcut/model/scan';
import { decode } from 'fast-png';
import { clientOf } from '../browser/isolated-world.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';

/** What is drawn in a part of the page. */
export interface Picture {
  /** In CSS pixels of the page. */
  box: BoundingBox;
  /** Pixels for each CSS pixel. */
  scale: number;
  /** In pixels. */
  width: number;
  height: number;
  /** Values of a pixel that follow each other: red, green, blue and, where there are four, how opaque it is. */
  channels: number;
  data: ArrayLike<number>;
}

/** Takes a picture without loss; the page notices nothing. */
export async function takePicture(page: PageUnderTest, box: BoundingBox): Promise<Picture> {
  return toPicture(await takePng(page, box), box);
}

/** The same as a file, with so many pixels for each CSS pixel beside what the display has. */
export async function takePng(
  { page, guard, limits }: PageUnderTest,
  box: BoundingBox,
  scale = 1,
): Promise<Buffer> {
  const taking = clientOf(page.mainFrame()).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...box, scale },
  });
  const { data } = await guard.within(limits.frameMs, 'PAGE_HUNG', taking);
  return Buffer.from(data, 'base64');
}

/** The pixels of such a file. */
export function toPicture(file: Buffer, box: BoundingBox): Picture {
  const png = decode(file);
  return {
    box,
    scale: png.width / box.width,
    width: png.width,
    height: png.height,
    channels: png.channels,
    data: png.data,
  };
}
