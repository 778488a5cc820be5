import { flatDescendants } from '../../capture/flat-tree.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { closedAtFirst, closedViewsOf } from '../page/closed-view.ts';
import { closest, isHiddenByAttribute } from '../page/controls.ts';
import { allWordsOf, quote, wordsOf } from '../page/words-of.ts';
import { describedForOther } from '../named-for-other.ts';
import { alternativeOf } from './alternative-of.ts';
import { kindsOfFiles } from './kinds-of-files.ts';
import { oddInCards } from './odd-in-cards.ts';
import {
  isKindOfSign,
  saysLine,
  saysNothing,
  saysOnlyItsCarrier,
  saysOnlyItsKind,
  saysOnlyLogo,
} from './says-nothing.ts';

/**
 * From this size on in CSS pixels a picture shows more than an icon, and a smaller one is a poster or a cover; one that is as
 * thin as this, and so many times as long, is a line. So many pictures of cards that say the same tell nothing of them.
 */
const thresholds = {
  pictureWidth: 120,
  pictureHeight: 90,
  carrierSide: 48,
  cardSide: 64,
  cards: 3,
  lineWidth: 12,
  lineTimes: 8,
} as const;

/** WCAG 2.2, 1.1.1: does each text alternative say anything of its picture? */
export const imageAltWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'image-alt-words',
  name: 'Words of text alternatives',
  applicability: async (capture) => [
    ...capture.documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          isPicture(node) &&
          alternativeOf(node).trim() !== '' &&
          (isVisible(node) || isSpacer(node)),
      ),
    ),
    ...(await closedPicturesOf(capture)),
  ],
  async expectation(capture, pictures) {
    const alike = new Map([...differentAlike(pictures), ...alikeInCards(pictures)]);
    const others = describedForOther(pictures.filter(({ tag, box }) => tag === 'img' && box));
    const odd = oddInCards(
      pictures.filter(
        ({ tag, box }) =>
          tag === 'img' && box && Math.min(box.width, box.height) >= thresholds.cardSide,
      ),
    );
    const files = kindsOfFiles(pictures);
    const empty = new Map(
      pictures.flatMap((node) => {
        if (files.has(node)) return [];
        const what =
          alike.get(node) ??
          saysNothing(alternativeOf(node), node.attributes.get('src') ?? '') ??
          kindOf(node) ??
          lineIn(node) ??
          ofOther(others.get(node));
        return what ? [[node, what] as const] : [];
      }),
    );
    // What assistive technology does not get, and what is named by something else, harms nobody.
    const accessible = await capture.accessible([...empty.keys()]);
    return pictures.map((node) => {
      const what = empty.get(node);
      const heard = accessible.get(node);
      const alternative = alternativeOf(node).trim();
      const said = `The text alternative is “${alternative.slice(0, 100)}”: it is ${what}.`;
      if (what && !node.box && node.tag !== 'area')
        return {
          outcome: 'failed',
          nodes: [{ node, failureSummary: `${said} ${closedAtFirst}` }],
        };
      const heading = what ? undefined : odd.get(node);
      if (heading !== undefined) {
        const failureSummary = `The text alternative is “${alternative.slice(0, 100)}” and has no word of ${quote(heading)}, while those of the cards beside it have one of theirs. Is it about this picture?`;
        return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
      }
      if (!what || !heard || heard.isIgnored || heard.name.trim() !== alternative)
        return { outcome: 'passed' };
      return { outcome: 'failed', nodes: [{ node, failureSummary: said }] };
    });
  },
};

/** Pictures of parts that are closed at first whose alternatives say nothing, whatever they show. */
async function closedPicturesOf(capture: PageCapture): Promise<CapturedNode[]> {
  const empty = capture.documents.flatMap(({ nodes }) =>
    nodes.filter(
      (node) =>
        isPicture(node) &&
        node.tag !== 'area' &&
        !node.box &&
        !isHiddenByAttribute(node) &&
        !isNamedOtherwise(node) &&
        saysNothing(alternativeOf(node), node.attributes.get('src') ?? '') !== null,
    ),
  );
  if (empty.length === 0) return [];
  const viewOf = await closedViewsOf(capture);
  // What is drawn in a picture is no part of the page, so the picture itself is asked by where it stands.
  return empty.filter((node) => node.parent !== null && viewOf(node.parent) !== null);
}

/** By other elements, or by a control with a name of its own around it. */
function isNamedOtherwise({ attributes, parent }: CapturedNode): boolean {
  return (
    attributes.has('aria-labelledby') ||
    /^(presentation|none)$/.test(attributes.get('role') ?? '') ||
    (parent !== null && closest(parent, (one) => one.attributes.has('aria-label')) !== null)
  );
}

/** Signs with one general word for different ones, as “arrow” for up and down: what it is, for people; by picture. */
function differentAlike(pictures: readonly CapturedNode[]): ReadonlyMap<CapturedNode, string> {
  const signs = pictures.filter((node) => node.tag === 'img' && isKindOfSign(alternativeOf(node)));
  const found = new Map<CapturedNode, string>();
  for (const same of Map.groupBy(signs, (node) =>
    alternativeOf(node).trim().toLowerCase(),
  ).values()) {
    const sources = new Set(same.map(({ attributes }) => attributes.get('src') ?? ''));
    if (sources.size > 1)
      for (const node of same)
        found.set(
          node,
          `said of ${sources.size} different pictures of the page, and tells none of them apart`,
        );
  }
  return found;
}

/**
 * Different pictures of cards that say the same, while the headings of the cards tell of different things; by picture. What
 * stands in several pictures is told once, with a heading of its own.
 */
function alikeInCards(pictures: readonly CapturedNode[]): ReadonlyMap<CapturedNode, string> {
  const large = pictures.filter(
    ({ tag, box }) =>
      tag === 'img' && box && Math.min(box.width, box.height) >= thresholds.cardSide,
  );
  const found = new Map<CapturedNode, string>();
  for (const same of Map.groupBy(large, (node) =>
    alternativeOf(node).trim().toLowerCase(),
  ).values()) {
    const headings = same.map(cardHeadingOf);
    const sources = new Set(same.map(({ attributes }) => attributes.get('src') ?? ''));
    const isOfEach = headings.every((heading) => heading !== '');
    const areOther = new Set(headings).size === same.length && sources.size === same.length;
    if (same.length < thresholds.cards || !isOfEach || !areOther) continue;
    for (const node of same)
      found.set(
        node,
        `said of ${same.length} different pictures of the page, and tells none of them apart`,
      );
  }
  return found;
}

/** Of the only heading in the list item or article that a picture stands in; empty where there is none. */
function cardHeadingOf(node: CapturedNode): string {
  const card = closest(node, ({ tag }) => tag === 'li' || tag === 'article');
  if (!card) return '';
  const headings = [...flatDescendants(card)].filter(({ tag }) => /^h[1-6]$/.test(tag));
  const [heading] = headings;
  return heading && headings.length === 1 ? wordsOf(heading).toLowerCase() : '';
}

function ofOther(heading: string | undefined): string | null {
  return heading === undefined
    ? null
    : `about ${quote(heading)}, which is another entry than the one that it stands in`;
}

/** What a large picture says only of what kind it is; null where it says more, or more is said elsewhere. */
function kindOf(node: CapturedNode): string | null {
  const { box, attributes } = node;
  if (!box) return null;
  if (
    saysOnlyItsCarrier(alternativeOf(node)) &&
    Math.min(box.width, box.height) >= thresholds.carrierSide
  )
    return 'what the picture is, and not what it shows';
  if (saysOnlyLogo(alternativeOf(node)) && namesLinkAlone(node))
    return 'what the picture is, where the link has to say whose site or page it leads to';
  if (box.width < thresholds.pictureWidth || box.height < thresholds.pictureHeight) return null;
  if (!saysOnlyItsKind(alternativeOf(node))) return null;
  const isDescribed = ['aria-describedby', 'aria-details', 'longdesc'].some((name) =>
    attributes.has(name),
  );
  const isControl = closest(node, ({ tag }) => tag === 'a' || tag === 'button') !== null;
  return isDescribed || isControl ? null : 'its kind or its number, and not what it shows';
}

/** The link that a picture stands in has no other words and no name of its own. */
function namesLinkAlone(node: CapturedNode): boolean {
  const link = closest(node, ({ tag, attributes }) => tag === 'a' && attributes.has('href'));
  if (!link || ['aria-label', 'aria-labelledby', 'title'].some((name) => link.attributes.has(name)))
    return false;
  const words = wordsOf(link);
  return allWordsOf(link) === '' && (words === '' || words === alternativeOf(node).trim());
}

/** What a thin line that only decorates says of itself; null where it says something else. */
function lineIn({ box, attributes }: CapturedNode): string | null {
  const [thin = 0, long = 0] = box ? [box.width, box.height].sort((a, b) => a - b) : [];
  if (thin > thresholds.lineWidth || long < thin * thresholds.lineTimes) return null;
  return saysLine(attributes.get('alt') ?? '')
    ? 'the name of a line that only decorates: alt="" keeps it from assistive technology'
    : null;
}

/** So thin that nobody sees it, in a place that it keeps free: it is read all the same. */
function isSpacer({ tag, box }: CapturedNode): boolean {
  return tag === 'img' && box !== null && Math.max(box.width, box.height) > thresholds.lineWidth;
}

function isPicture({ tag, attributes }: CapturedNode): boolean {
  const isInput = tag === 'input' && attributes.get('type')?.toLowerCase() === 'image';
  return tag === 'img' || tag === 'area' || isInput || attributes.get('role') === 'img';
}
