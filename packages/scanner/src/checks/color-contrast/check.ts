import { captureOnce } from '../../capture/capture-once.ts';
import type { CapturedNode } from '../../capture/page-capture.ts';
import { askElements } from '../../capture/live-elements.ts';
import { toPointers } from '../../capture/to-pointers.ts';
import { contrastFacts } from '../../facts/contrast-facts.ts';
import { knownFacts } from '../../facts/known-facts.ts';
import type { PageUnderTest } from '../../engines/page-under-test.ts';
import type { PageCheck, TargetOutcome } from '../check.ts';
import { toHexColor } from '../../fixes/contrast/contrast-ratio.ts';
import { nearestColorOnAll } from '../../fixes/contrast/nearest-passing-color.ts';
import { type Color, sayColor, sayRatio, toRgb } from '../page/colors.ts';
import { closest } from '../page/controls.ts';
import { type Picture, takePicture } from '../../capture/picture.ts';
import { partsWith } from '../page/parts-with.ts';
import { ratioFor, textRatios } from '../page/text-ratio.ts';
import { quote } from '../page/words-of.ts';
import { type ClosedText, closedTexts } from './closed-texts.ts';
import { textsOfHiddenSlides } from './hidden-slides.ts';
import { measureLines, type MeasuredText, measureText, type TextPaint } from './measure-text.ts';
import { marking, paintText, takeBackPaint } from './paint-text.ts';
import { readTextLook } from './read-text-look.ts';
import { type TextOverPicture, textsOverPictures } from './texts-over-pictures.ts';

const thresholds = {
  ...textRatios,
  /** Of what is behind the letters of a text, or of one of its lines. */
  failedShare: 0.6,
  failedLineShare: 0.8,
  /** The same of a text that is not shown, of which it is not known where its letters are. */
  failedUnseenShare: 0.9,
  askedShare: 0.15,
  passedShare: 0.01,
  mostTexts: 150,
  mostPixels: 5_000_000,
} as const;

type Target = TextOverPicture & TextPaint;

/** WCAG 2.2, 1.4.3: can text be read on the picture or the gradient that it stands on? */
export const colorContrastCheck: PageCheck<CapturedNode> = {
  looksAt: 'page',
  rule: 'color-contrast',
  name: 'Contrast of text on pictures',
  thorough: true,
  applicability: async (page) => [
    ...(await targetsOnce(page)).keys(),
    ...(await closedOnce(page)).map(({ element }) => element),
  ],
  change: async (page) => {
    await paintText(page, 'marking');
    return () => takeBackPaint(page);
  },
  async expectation(page, elements) {
    const targets = [...(await targetsOnce(page)).values()];
    const parts = partsWith(targets, boxOf, thresholds);
    const marked = await takeAll(page, parts);
    await paintText(page, 'nothing');
    const bare = await takeAll(page, parts);
    const pointers = await toPointers(page, elements);
    const measured = new Map(
      parts.flatMap(({ items }, place) => {
        const pictures = { marked: marked[place], bare: bare[place], marking };
        return items.map((target) => [target, measure(target, pictures)] as const);
      }),
    );
    const overPictures = targets.map((target): TargetOutcome => {
      const found = measured.get(target) ?? null;
      const pointer = pointers.get(target.element);
      const outcome = found && judge(target, found);
      if (!found || !outcome || !pointer) return { outcome: 'passed' };
      if (outcome === 'passed') return { outcome, answered: [pointer] };
      return {
        outcome,
        nodes: [{ ...pointer, failureSummary: say(target, found), facts: factsOf(target, found) }],
      };
    });
    const closed = (await closedOnce(page)).map((text): TargetOutcome => {
      const pointer = pointers.get(text.element);
      if (!pointer || text.found >= text.ratio) return { outcome: 'passed' };
      return { outcome: 'failed', nodes: [{ ...pointer, ...sayClosed(text), isClosed: true }] };
    });
    return [...overPictures, ...closed];
  },
};

/** Texts that wait to be shown, as they are when the page has loaded. */
function closedOnce(page: PageUnderTest): Promise<ClosedText[]> {
  return page.shared('closed-texts', async () => {
    const [document] = (await captureOnce(page)).documents;
    return document ? closedTexts(page, document) : [];
  });
}

function sayClosed({ text, color, ground, found, ratio }: ClosedText) {
  return {
    failureSummary: `${quote(text)}, in a part that is not shown yet, is ${sayColor(color)} on ${sayColor(ground)}: ${sayRatio(found)}, where ${ratio}:1 is needed.`,
    facts: contrastFacts({
      ratio: sayRatio(found),
      required: `${ratio}:1`,
      drawn: ['Text color', sayColor(color)],
      back: sayColor(ground),
    }),
  };
}

/** As they are before the check paints them. */
function targetsOnce(page: PageUnderTest): Promise<Map<CapturedNode, Target>> {
  return page.shared('texts-over-pictures', async () => {
    const targets = await targetsOf(page);
    return new Map(targets.map((target) => [target.element, target]));
  });
}

async function targetsOf(page: PageUnderTest): Promise<Target[]> {
  const [document] = (await captureOnce(page)).documents;
  const shown = document ? textsOverPictures(document).slice(0, thresholds.mostTexts) : [];
  const texts = document ? [...shown, ...textsOfHiddenSlides(document)] : [];
  const looks = await askElements(
    page,
    texts.map(({ element }) => element),
    readTextLook,
  );
  return texts.flatMap((text) => {
    const look = looks.get(text.element);
    const { box, style } = text.element;
    if (!look || !box || !style || look.isMixed) return [];
    // What has moved since then stands on something else.
    const hasMoved = Math.abs(look.x - box.x) > 1 || Math.abs(look.y - box.y) > 1;
    if (hasMoved || look.color[3] === 0) return [];
    const size = Number.parseFloat(style['font-size']);
    return [
      {
        ...text,
        color: asColor(look.color),
        shadows: look.shadows.map(asColor),
        ratio: ratioFor({ size, weight: Number(style['font-weight']) }),
      },
    ];
  });
}

function asColor([red, green, blue, alpha]: readonly [number, number, number, number]): Color {
  return { red, green, blue, alpha };
}

function boxOf({ lines }: Target) {
  const x = Math.min(...lines.map((line) => line.x));
  const y = Math.min(...lines.map((line) => line.y));
  return {
    x,
    y,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    height: Math.max(...lines.map((line) => line.y + line.height)) - y,
  };
}

async function takeAll(
  page: PageUnderTest,
  parts: readonly { box: Picture['box'] }[],
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { box } of parts) pictures.push(await takePicture(page, box));
  return pictures;
}

function measure(
  target: Target,
  {
    marked,
    bare,
    marking: mark,
  }: { marked?: Picture | undefined; bare?: Picture | undefined; marking: Color },
): MeasuredText | null {
  if (bare && target.isUnseen) return measureLines(target.lines, bare, target);
  if (!marked || !bare || marked.width !== bare.width || marked.height !== bare.height) return null;
  return measureText(target.lines, { marked, bare, marking: mark }, target);
}

/** Null: that can't be told from a picture. */
function judge(
  { element, shadows, isOverVideo, isUnseen }: Target,
  { low, worstLine }: MeasuredText,
): 'passed' | 'failed' | 'needs-review' | null {
  if (isOverVideo) return null;
  if (isUnseen) return low >= thresholds.failedUnseenShare && !isBrand(element) ? 'failed' : null;
  if (low >= thresholds.failedShare || worstLine >= thresholds.failedLineShare)
    return isBrand(element) ? 'needs-review' : 'failed';
  // How far a shadow helps is seen by people only.
  if (shadows.length > 0) return null;
  if (low <= thresholds.passedShare) return 'passed';
  return low >= thresholds.askedShare ? 'needs-review' : null;
}

/** The contrast of a logotype is free, and only people know whether it is one. */
function isBrand(element: CapturedNode): boolean {
  const names = ({ attributes }: CapturedNode) =>
    `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`;
  return closest(element, (one) => /(^|[-_\s])(brand|logo|wordmark)/i.test(names(one))) !== null;
}

function factsOf({ color, ratio }: Target, { low, median, darkest, lightest }: MeasuredText) {
  return knownFacts([
    ['Contrast, half of it at most', sayRatio(median)],
    ['Required', `${ratio}:1`],
    ['Below that', `${Math.max(1, Math.round(low * 100))} percent`],
    ['Text color', sayColor(color)],
    ['Background, darkest', sayColor(darkest)],
    ['Background, lightest', sayColor(lightest)],
  ]);
}

function say(target: Target, found: MeasuredText): string {
  const { text, color, ratio } = target;
  const { low, median } = found;
  const share = Math.max(1, Math.round(low * 100));
  return `${share} percent of what lies behind the letters of ${quote(text)} have less than ${ratio}:1 with their color ${sayColor(color)}${color.alpha < 1 ? `, of which ${Math.round(color.alpha * 100)} percent show` : ''}; half of it has ${sayRatio(median)} or less. ${sayWayOut(target, found)}`;
}

/** The nearest color that can be read on all of the picture, or what helps where there is none. */
function sayWayOut({ color, ratio }: Target, { darkest, lightest }: MeasuredText): string {
  const nearest = nearestColorOnAll(toRgb(color), [toRgb(darkest), toRgb(lightest)], ratio);
  return nearest
    ? `The nearest color that reaches it everywhere is ${toHexColor(nearest)}.`
    : 'No shade of this color reaches it everywhere: lay the text on a plain color, or an even shade over the picture.';
}
