import type { CapturedNode } from '../../capture/page-capture.ts';
import { alternativeOf } from './alternative-of.ts';
import { saysNothing } from './says-nothing.ts';

/** Signs are at most so large in CSS pixels, and those of one row of signs differ by so little. */
const limits = { side: 48, apart: 2 } as const;

const picture =
  /^(?:photos?|photographs?|images?|pictures?|fotos?|fotografi[aeo]?|bild(?:er|datei)?|imagen|imagem|immagine|afbeelding|billede|bilde|zdjęcie|obraz|obrázek|fotka|kuva|valokuva|resim|fotoğraf|фото|фотография|изображение|写真|画像|사진|图片|照片|صورة|תמונה)$/iu;

/** Small signs that say “photo” beside signs of the same size that say “folder” or “PDF”: kinds of files, and no pictures of something. */
export function kindsOfFiles(pictures: readonly CapturedNode[]): ReadonlySet<CapturedNode> {
  const signs = pictures.filter(
    ({ box }) => box && box.width <= limits.side && box.height <= limits.side,
  );
  return new Set(
    signs.filter(
      (node) =>
        picture.test(alternativeOf(node).trim()) &&
        signs.some((other) => isAlike(node, other) && tells(other)),
    ),
  );
}

function isAlike(one: CapturedNode, other: CapturedNode): boolean {
  const { box: a } = one;
  const { box: b } = other;
  return (
    one.tag === other.tag &&
    a !== null &&
    b !== null &&
    Math.abs(a.width - b.width) <= limits.apart &&
    Math.abs(a.height - b.height) <= limits.apart
  );
}

function tells(node: CapturedNode): boolean {
  const words = alternativeOf(node).trim();
  return !picture.test(words) && saysNothing(words, node.attributes.get('src') ?? '') === null;
}
