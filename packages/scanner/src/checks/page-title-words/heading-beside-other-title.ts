import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import { plain } from '../meaningless-words.ts';
import { closest, roleOf } from '../page/controls.ts';
import { wordsOf } from '../page/words-of.ts';
import { titleParts } from './title-parts.ts';

/** Letters of a name that is one page's own. */
const least = 4;

/**
 * The main heading of a page whose title begins with the name of another page, as its navigation says: that marks this page as
 * the one that the heading names. Null where it may be this page's title.
 */
export function headingBesideOtherTitle({ document }: CapturedNode): string | null {
  const [first = ''] = titleParts(document.title);
  const named = plain(first);
  if (named.length < least) return null;
  const headings = document.nodes.filter((node) => isHeading(node) && isVisible(node));
  if (headings.some((node) => plain(wordsOf(node)).includes(named))) return null;
  const main = headings.filter(({ tag }) => tag === 'h1').map(wordsOf);
  const [heading = ''] = main;
  if (main.length !== 1 || plain(heading) === '' || plain(document.title).includes(plain(heading)))
    return null;
  const links = document.nodes.filter((node) => isInNavigation(node) && isVisible(node));
  const current = links.filter(isCurrent);
  const isHere = current.some((link) => plain(wordsOf(link)) === plain(heading));
  const isElsewhere = links.some(
    (link) =>
      plain(wordsOf(link)) === named &&
      !isCurrent(link) &&
      current.every((one) => hrefOf(one) !== hrefOf(link)),
  );
  return isHere && isElsewhere ? heading : null;
}

function isHeading({ tag }: CapturedNode): boolean {
  return /^h[1-6]$/.test(tag);
}

function isInNavigation(node: CapturedNode): boolean {
  return (
    node.tag === 'a' &&
    closest(node, (around) => around.tag === 'nav' || roleOf(around) === 'navigation') !== null
  );
}

function isCurrent({ attributes }: CapturedNode): boolean {
  return /^(page|true)$/.test(attributes.get('aria-current') ?? '');
}

function hrefOf({ attributes }: CapturedNode): string {
  return attributes.get('href') ?? '';
}
