import type { CapturedDocument, CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { quote, wordsOf } from '../page/words-of.ts';
import { headingBesideOtherTitle } from './heading-beside-other-title.ts';
import { otherPageThresholds, saysOtherPage, sharesNoWord } from './other-page.ts';
import { isHomeOnly, isKindOnly, saysNothing } from './says-nothing.ts';
import { titleParts } from './title-parts.ts';

/** WCAG 2.2, 2.4.2: does the page's title say anything of the page? */
export const pageTitleWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'page-title-words',
  name: 'Words of the page’s title',
  // A page without a title fails another rule; the titles of frames are never shown.
  applicability: async ({ documents }) =>
    documents
      .filter(({ frame, title }) => frame === 0 && title.trim() !== '')
      .flatMap(({ nodes }) => nodes.filter(({ tag }) => tag === 'html').slice(0, 1)),
  expectation: async (_, roots) =>
    roots.map((node) => {
      const title = quote(node.document.title);
      const failed = (failureSummary: string): TargetOutcome<CapturedFinding> => ({
        outcome: 'failed',
        nodes: [{ node: titleOf(node), failureSummary }],
      });
      if (saysNothing(node.document.title))
        return failed(`The title is ${title}, which says nothing of this page.`);
      const leak = leakIn(node);
      if (leak)
        return failed(`The title is ${title}: a program has written ${quote(leak)} for a value.`);
      const heading = homeWithHeading(node);
      if (heading !== null)
        return failed(
          heading === ''
            ? `The title is only ${title}, which names neither the site nor what is on the page.`
            : `The title is only ${title}, and the page’s main heading is ${quote(heading)}.`,
        );
      const more = kindWithHeading(node);
      if (more !== null)
        return failed(
          `The title is only ${title}, as of many pages, and the page’s main heading is ${quote(more)}.`,
        );
      const other = saysOtherPage(node);
      if (other) return failed(`The title is ${title}, as that of ${other}, which this is not.`);
      const here = headingBesideOtherTitle(node);
      if (here !== null)
        return failed(
          `The title is ${title}, which the navigation calls another page: this one is ${quote(here)}, as it and the main heading say.`,
        );
      if (namesFile(node.document))
        return failed(`The title is ${title}, as a file of the site’s makers may be called.`);
      if (!sharesNoWord(node)) return { outcome: 'passed' };
      const failureSummary = `The title is ${title}, and none of its words stands anywhere on the page. Is it the title of this page?`;
      return { outcome: 'needs-review', nodes: [{ node: titleOf(node), failureSummary }] };
    }),
};

/** What has to be changed; the root where scripts have set a title without an element. */
function titleOf(root: CapturedNode): CapturedNode {
  const isTitle = ({ tag, parent }: CapturedNode) => tag === 'title' && parent?.tag === 'head';
  return root.document.nodes.find(isTitle) ?? root;
}

/** “start_new(2)”: words that are joined as in names of files, and that the page does not speak of. */
function namesFile({ title, nodes }: CapturedDocument): boolean {
  const name = title.trim();
  return (
    /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+(?:\s?\(\d+\))?$/u.test(name) &&
    !nodes.some(({ kind, box, text }) => kind === 'text' && box && text.includes(name))
  );
}

/** A part of the title that programs write where a value is missing, and that the page is not about; null where there is none. */
function leakIn({ document }: CapturedNode): string | null {
  const parts = titleParts(document.title);
  if (parts.length < 2) return null;
  const leak = parts.find((part) => /^(undefined|null|NaN|\[object \w+\])$/.test(part));
  if (leak === undefined) return null;
  const isSubject = document.nodes.some(
    ({ kind, box, text }) => kind === 'text' && box && text.includes(leak),
  );
  return isSubject ? null : leak;
}

/**
 * The main heading of a page whose title says only that it is the first one of a site; empty where it has none and enough is
 * written there, null where the title says more, or the same.
 */
function homeWithHeading({ document }: CapturedNode): string | null {
  if (!isHomeOnly(document.title)) return null;
  const headings = document.nodes.filter((node) => node.tag === 'h1' && isVisible(node));
  const words = headings.map(wordsOf).find((said) => said !== '');
  if (words !== undefined) return isHomeOnly(words) ? null : words;
  const letters = document.nodes.reduce(
    (sum, { kind, box, text }) => sum + (kind === 'text' && box ? text.trim().length : 0),
    0,
  );
  return letters >= otherPageThresholds.letters ? '' : null;
}

/** The main heading that says more than a title that tells only of what kind the page is; null where the title is enough. */
function kindWithHeading({ document }: CapturedNode): string | null {
  if (!isKindOnly(document.title)) return null;
  const headings = document.nodes.filter((node) => node.tag === 'h1' && isVisible(node));
  const [words, ...others] = headings.map(wordsOf).filter((said) => said !== '');
  if (words === undefined || others.length > 0) return null;
  const heard = words.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const title = document.title.toLowerCase();
  const saysMore = heard.length >= 2 && !heard.some((word) => title.includes(word));
  return saysMore ? words : null;
}
