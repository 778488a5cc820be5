import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isMarkOfSomebody } from '../page/mark-of-somebody.ts';
import { picturesLeftOut } from '../page/pictures-left-out.ts';
import { type SvgText, svgText, wordsIn } from '../page/svg-text.ts';
import { quote } from '../page/words-of.ts';

/**
 * Words, and the share of them that the alternative has: fewer may be a logo, but with the figures of an offer they are none, and
 * where the alternative does not repeat them they may be part of a drawing. How flat a picture is that shows nothing else.
 */
const thresholds = {
  words: 5,
  offerWords: 3,
  offerLines: 2,
  said: 0.8,
  shapes: 2,
  flat: 0.8,
  width: 120,
  height: 40,
  most: 100,
} as const;

/** WCAG 2.2, 1.4.5: is there text that is shown as a picture, where it could be text? */
export const pictureOfTextCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'picture-of-text',
  name: 'Pictures of text',
  applicability: async (capture) => [...(await textsIn(capture)).keys()],
  async expectation(capture, pictures) {
    const texts = await textsIn(capture);
    return pictures.map((node) => {
      const found = texts.get(node);
      if (!found || found.shapes > thresholds.shapes) return { outcome: 'passed' };
      const shown = wordsIn(found.text);
      const said = new Set(wordsIn(node.attributes.get('alt') ?? ''));
      const repeated = shown.filter((word) => said.has(word));
      if (repeated.length < shown.length * thresholds.said || isMarkOfSomebody(node))
        return { outcome: 'passed' };
      const failureSummary = `This picture shows nothing but the text ${quote(found.text)}: people can neither enlarge it cleanly nor give it colors and letters that they can read.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    });
  },
  leftOut: picturesLeftOut,
};

/** `shapes`: how much is shown beside the text. */
type Texts = Map<CapturedNode, { text: string; shapes: number }>;

const known = new WeakMap<PageCapture, Promise<Texts>>();

function textsIn(capture: PageCapture): Promise<Texts> {
  const found = known.get(capture) ?? readTexts(capture);
  known.set(capture, found);
  return found;
}

async function readTexts(capture: PageCapture): Promise<Texts> {
  const written = await textsOfFiles(capture);
  for (const [node, { words, flat }] of (await capture.drawnWords()).texts)
    if (isLargePicture(node) && flat >= thresholds.flat && words.length >= thresholds.words)
      written.set(node, { text: words.join(' '), shapes: 0 });
  return written;
}

async function textsOfFiles(capture: PageCapture): Promise<Texts> {
  const nodes = capture.documents
    .flatMap((document) => document.nodes.filter(isLargePicture))
    .slice(0, thresholds.most);
  if (nodes.length === 0) return new Map();
  const files = await capture.files(nodes, /^image\/svg\+xml/);
  return new Map(
    [...files].flatMap(([node, file]) => {
      const found = svgText(file);
      const words = wordsIn(found?.text ?? '').filter((word) => /\p{L}{2}/u.test(word));
      return found && isReading(found, words.length) && isVisible(node)
        ? [[node, found] as const]
        : [];
    }),
  );
}

/** More than the name of somebody: the parts of a drawing that have words and figures are more than a line or two. */
function isReading({ text, texts, shapes }: SvgText, words: number): boolean {
  if (words >= thresholds.words) return true;
  const isOffer = shapes === 0 && texts <= thresholds.offerLines && offer.test(text);
  return isOffer && words >= thresholds.offerWords;
}

/** A share, a price, a code, a time or a number to call; years are part of names. */
const offer =
  /%|٪|\p{Sc}|(?<!\p{L})\p{L}{2,}\p{Nd}{1,3}(?![\p{Nd}\p{L}])|(?<!\p{Nd})\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})|\p{Nd}{2,}[ -]\p{Nd}{2,}[ -]?\p{Nd}{2,}/u;

function isLargePicture({ tag, box }: CapturedNode): boolean {
  return (
    tag === 'img' &&
    box !== null &&
    box.width >= thresholds.width &&
    box.height >= thresholds.height
  );
}
