import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { DrawnWord } from '../ocr/drawn-word.ts';
import type { CapturedDocument, CapturedNode, DrawnText, DrawnTexts } from './page-capture.ts';
import { type Picture, takePng, toPicture } from './picture.ts';
import { isVisible } from './visibility.ts';

/**
 * In CSS pixels: how large a picture with words is at least and at most. What is lower than `low` is drawn larger to be
 * read. How flat a picture has to be, as photographs cost time and come to nothing, how many are looked at for each that
 * may be read, and how sure the reader has to be of a word.
 */
const thresholds = {
  width: 80,
  height: 30,
  mostPixels: 1_200_000,
  low: 240,
  flat: 0.5,
  looksForOne: 3,
  confidence: 85,
} as const;

/** Pictures for which there is no time are counted. */
export async function readDrawnWords(
  page: PageUnderTest,
  documents: readonly CapturedDocument[],
): Promise<DrawnTexts> {
  const { guard, limits, reader } = page;
  const texts = new Map<CapturedNode, DrawnText>();
  const [top] = documents;
  if (top?.frame !== 0) return { texts, unread: 0 };
  const endMs = guard.now() + limits.ocrMs;
  const pictures = top.nodes.filter(mayHoldWords);
  let [read, looked] = [0, 0];
  for (const node of pictures.slice(0, limits.ocrPictures * thresholds.looksForOne)) {
    const { box } = node;
    if (!box || read >= limits.ocrPictures || guard.now() >= endMs) break;
    looked += 1;
    const small = toPicture(await takePng(page, box), box);
    const flat = flatnessOf(small);
    if (flat < thresholds.flat) continue;
    read += 1;
    const file = await takePng(page, box, box.height < thresholds.low ? 2 : 1);
    const words = await guard.race(reader.read(file, Math.max(1, endMs - guard.now())));
    if (words) texts.set(node, { words: words.filter(isSure).map(({ text }) => text), flat });
    else looked -= 1;
  }
  return { texts, unread: pictures.length - looked };
}

function mayHoldWords(node: CapturedNode): boolean {
  const { tag, box, attributes } = node;
  const isPicture = tag === 'img' || (tag === 'input' && attributes.get('type') === 'image');
  if (!isPicture || !box || /\.svg(\?|#|$)|^data:image\/svg/i.test(attributes.get('src') ?? ''))
    return false;
  const isFitting =
    box.width >= thresholds.width &&
    box.height >= thresholds.height &&
    box.width * box.height <= thresholds.mostPixels;
  return isFitting && isVisible(node);
}

/** Of colors that are taken together, as edges of letters are drawn in many. */
function flatnessOf({ width, height, channels, data }: Picture): number {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)));
  const counts = new Map<number, number>();
  let all = 0;
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * channels;
      const part = (channel: number) => (data[at + Math.min(channel, channels - 1)] ?? 0) >> 5;
      const color = (part(0) << 6) | (part(1) << 3) | part(2);
      counts.set(color, (counts.get(color) ?? 0) + 1);
      all += 1;
    }
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, 3);
  return all === 0 ? 0 : most.reduce((sum, count) => sum + count, 0) / all;
}

function isSure({ text, confidence }: DrawnWord): boolean {
  return confidence >= thresholds.confidence && /\p{L}{2}/u.test(text);
}
