import { languageOf } from '../capture/language-of.ts';
import type {
  AccessibleNode,
  CapturedDocument,
  CapturedNode,
  PageCapture,
} from '../capture/page-capture.ts';
import { textOf } from '../capture/text-of.ts';
import {
  isDownloadOnly,
  isFormatOnly,
  isGenericLinkText,
  isGenericSomewhere,
  isTechnicalAddress,
} from './generic-words.ts';
import { closest } from './page/controls.ts';
import { languageByText } from './page-text-language.ts';

/** Links that are drawn: people meet them, also where assistive technology does not. */
export function linksOf({ documents }: PageCapture): CapturedNode[] {
  return documents.flatMap(({ nodes }) =>
    nodes.filter((node) => node.style !== null && isLink(node)),
  );
}

function isLink({ tag, attributes }: CapturedNode): boolean {
  const role = attributes.get('role')?.trim().toLowerCase();
  if (role) return role === 'link';
  return (
    (tag === 'a' || tag === 'area') && (attributes.has('href') || attributes.has('xlink:href'))
  );
}

/**
 * Those of the links whose accessible names are generic words. The browser is asked for the name only where what the
 * page holds is generic already, or elsewhere.
 */
export async function genericLinks(
  capture: PageCapture,
  links: readonly CapturedNode[],
): Promise<ReadonlyMap<CapturedNode, AccessibleNode>> {
  const written = await languagesByText(links);
  const unlike = unlikeDownloads(links);
  const generic = (link: CapturedNode, name: string) =>
    !namesItsPlace(link, name) &&
    ((unlike.has(link) && isDownloadOnly(name)) ||
      isGenericLinkText(name, languageOf(link)) ||
      isGenericLinkText(name, written.get(link.document) ?? '') ||
      isFormatOnly(name, link.attributes.get('href') ?? '') ||
      isTechnicalAddress(name));
  const mayBe = links.filter((link) => {
    const { attributes } = link;
    if (attributes.get('aria-labelledby')?.trim()) return true;
    return generic(link, attributes.get('aria-label')?.trim() || textOf(link));
  });
  const known = await capture.accessible(mayBe);
  return new Map(
    [...known].filter(
      ([link, { isIgnored, role, name }]) => !isIgnored && role === 'link' && generic(link, name),
    ),
  );
}

/** Links outside of menus that all say “Download” and lead to different files. */
function unlikeDownloads(links: readonly CapturedNode[]): ReadonlySet<CapturedNode> {
  const all = links.filter(
    (link) =>
      isDownloadOnly(link.attributes.get('aria-label')?.trim() || textOf(link)) &&
      closest(link, ({ tag, attributes }) => isMenu(tag, attributes.get('role') ?? '')) === null,
  );
  const alike = Map.groupBy(
    all,
    (link) => `${link.document.frame} ${textOf(link).trim().toLowerCase()}`,
  );
  const unlike = [...alike.values()].filter(
    (same) => new Set(same.map(({ attributes }) => attributes.get('href'))).size > 1,
  );
  return new Set(unlike.flat());
}

function isMenu(tag: string, role: string): boolean {
  return /^(nav|header|footer)$/.test(tag) || /^(navigation|menu|menubar|tablist)$/.test(role);
}

/** The languages of documents whose text is in another one than is declared, where a link may be generic in it. */
async function languagesByText(
  links: readonly CapturedNode[],
): Promise<ReadonlyMap<CapturedDocument, string>> {
  const doubtful = new Set(
    links
      .filter((link) => isGenericSomewhere(link.attributes.get('aria-label') ?? textOf(link)))
      .map(({ document }) => document),
  );
  const found = new Map<CapturedDocument, string>();
  for (const document of doubtful) {
    const language = await languageByText(document);
    if (language !== null) found.set(document, language);
  }
  return found;
}

/** A tab or an entry of contents “Details” that leads to the part of the page that is called so. */
function namesItsPlace({ attributes }: CapturedNode, name: string): boolean {
  const href = attributes.get('href')?.trim() ?? '';
  const said = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  return said !== '' && href.toLowerCase() === `#${said}`;
}
