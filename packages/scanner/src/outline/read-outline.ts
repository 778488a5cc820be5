import type { OutlineBlock, OutlineItem, PageOutline } from '@curbcut/model/scan';
import { cleanText } from '@curbcut/model/text';
import { captureOnce } from '../capture/capture-once.ts';
import { flatDescendants } from '../capture/flat-tree.ts';
import { NoCaptureError } from '../capture/no-capture-error.ts';
import type { CapturedDocument, CapturedNode } from '../capture/page-capture.ts';
import { toPointers } from '../capture/to-pointers.ts';
import { isVisible } from '../capture/visibility.ts';
import { closest, isTextField, roleOf } from '../checks/page/controls.ts';
import { labelOf } from '../checks/page/label-of.ts';
import { wordsOf } from '../checks/page/words-of.ts';
import type { PageUnderTest } from '../engines/page-under-test.ts';
import { resolveNodes } from '../merge/resolve-nodes.ts';

const limits = { blocks: 12, links: 60, words: 100, html: 200, url: 1_000, title: 300 } as const;

/** What of the page can be compared with the other pages of its site; null where that could not be read. */
export async function readOutline(page: PageUnderTest): Promise<PageOutline | null> {
  try {
    return await read(page);
  } catch (error) {
    if (page.guard.error) throw error;
    page.warn(`The page’s outline was not read: ${String(error)}`);
    return null;
  }
}

async function read(page: PageUnderTest): Promise<PageOutline | null> {
  const document = await topDocument(page);
  if (!document) return null;
  const blocks = blocksOf(document).slice(0, limits.blocks);
  const fields = document.nodes.filter((node) => isSearchField(node) && isVisible(node));
  const maps = document.nodes.filter((node) => isLink(node) && leadsToSiteMap(node));
  const shown = [
    ...blocks.flatMap(({ links }) => links),
    ...fields.slice(0, 1),
    ...maps.slice(0, 1),
  ];
  const pointers = await toPointers(page, shown);
  const { nodes } = await resolveNodes(page, [...pointers.values()]);
  const base = baseOf(document, page.document.url);
  const toItem = (node: CapturedNode): OutlineItem[] => {
    const pointer = pointers.get(node);
    const resolved = pointer && nodes.get(pointer);
    if (!resolved) return [];
    return [
      {
        words: cleanText(
          isLink(node) ? wordsOf(node) || labelOf(node) : labelOf(node),
          limits.words,
        ),
        url: isLink(node) ? urlOf(node, base) : null,
        target: resolved.target,
        html: cleanText(resolved.html, limits.html),
      },
    ];
  };
  const canonical = canonicalOf(document, base);
  const headings = document.nodes.filter((node) => isHeading(node) && isVisible(node));
  const heading = headings.find(({ tag }) => tag === 'h1') ?? onlyHeading(headings);
  return {
    title: cleanText(document.title.trim(), limits.title),
    lang: cleanText(page.document.lang, limits.words).toLowerCase(),
    heading: heading ? cleanText(wordsOf(heading), limits.title) : '',
    blocks: blocks.map(({ kind, links }) => ({ kind, links: links.flatMap(toItem) })),
    search: fields.slice(0, 1).flatMap(toItem)[0] ?? null,
    siteMap: maps.slice(0, 1).flatMap(toItem)[0] ?? null,
    ...(canonical === null ? {} : { canonical }),
    ...(document.nodes.some(isNoindex) ? { isNoindex: true } : {}),
  };
}

async function topDocument(page: PageUnderTest): Promise<CapturedDocument | null> {
  try {
    return (await captureOnce(page)).documents[0] ?? null;
  } catch (error) {
    if (error instanceof NoCaptureError) return null;
    throw error;
  }
}

interface Block {
  kind: OutlineBlock['kind'];
  links: CapturedNode[];
}

/** As they are read; a navigation in the header is a block of its own. */
function blocksOf(document: CapturedDocument): Block[] {
  const blocks = new Map<CapturedNode, Block>();
  for (const node of document.nodes) {
    if (!isLink(node)) continue;
    const owner = closest(node, (around) => kindOf(around) !== null);
    const kind = owner && kindOf(owner);
    if (!owner || !kind || !isVisible(node)) continue;
    const block = blocks.get(owner) ?? { kind, links: [] };
    blocks.set(owner, block);
    if (block.links.length < limits.links) block.links.push(node);
  }
  return [...blocks.values()];
}

function kindOf(node: CapturedNode): OutlineBlock['kind'] | null {
  const role = roleOf(node);
  if (role === 'navigation' || (node.tag === 'nav' && role === '')) return 'navigation';
  if (role === 'banner' || (node.tag === 'header' && role === '' && isOfPage(node)))
    return 'header';
  if (role === 'contentinfo' || (node.tag === 'footer' && role === '' && isOfPage(node)))
    return 'footer';
  return null;
}

/** Not of an article or another part of the page. */
function isOfPage(node: CapturedNode): boolean {
  const parts = new Set(['article', 'aside', 'main', 'nav', 'section']);
  return node.parent === null || closest(node.parent, ({ tag }) => parts.has(tag)) === null;
}

function isHeading(node: CapturedNode): boolean {
  return /^h[1-6]$/.test(node.tag);
}

/**
 * Where no heading says that it is the first one, the only one of its level stands for it; several of them are of what the
 * page lists.
 */
function onlyHeading(headings: readonly CapturedNode[]): CapturedNode | undefined {
  const own = headings.filter(
    (node) =>
      /^h[2-6]$/.test(node.tag) &&
      !closest(node, (around) => isBesideContent(around) || around.tag === 'article'),
  );
  const top = own.map(({ tag }) => tag).sort()[0];
  const [first, ...others] = own.filter(({ tag }) => tag === top);
  return others.length === 0 ? first : undefined;
}

function isBesideContent(node: CapturedNode): boolean {
  return kindOf(node) !== null || node.tag === 'aside' || roleOf(node) === 'complementary';
}

function isLink({ tag, attributes }: CapturedNode): boolean {
  return tag === 'a' && attributes.has('href');
}

function isSearchField(node: CapturedNode): boolean {
  if (!isTextField(node)) return false;
  if (node.attributes.get('type')?.toLowerCase() === 'search' || roleOf(node) === 'searchbox')
    return true;
  if (closest(node, (around) => roleOf(around) === 'search' || around.tag === 'search'))
    return true;
  const form = closest(node, ({ tag }) => tag === 'form');
  return (
    form !== null &&
    /(^|[/_-])(search|suche|recherche|buscar|busqueda)\b/i.test(form.attributes.get('action') ?? '')
  );
}

const siteMapWords =
  /^(site ?map|site index|a[ –-]z( index)?|(alphabetical )?index|contents|table of contents|sitemap|inhalt(sverzeichnis)?|übersicht|seitenübersicht|stichwortverzeichnis|plan du site|sommaire|table des matières|mapa (del sitio|web)|índice)$/i;

function leadsToSiteMap(node: CapturedNode): boolean {
  const file = /(^|\/)(site-?map|sitemap)(\.\w+|\/)?$/i;
  const path = (node.attributes.get('href') ?? '').split(/[?#]/)[0] ?? '';
  return (file.test(path) || siteMapWords.test(wordsOf(node))) && isVisible(node);
}

/** The first address that the page names as its own. */
function canonicalOf({ nodes }: CapturedDocument, base: string): string | null {
  const link = nodes.find(
    ({ tag, attributes }) =>
      tag === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.get('rel') ?? ''),
  );
  return link && (link.attributes.get('href') ?? '').trim() !== '' ? urlOf(link, base) : null;
}

function isNoindex({ tag, attributes }: CapturedNode): boolean {
  return (
    tag === 'meta' &&
    attributes.get('name')?.toLowerCase() === 'robots' &&
    /\b(noindex|none)\b/i.test(attributes.get('content') ?? '')
  );
}

function baseOf(document: CapturedDocument, url: string): string {
  const [root] = document.nodes;
  const base = root && [...flatDescendants(root)].find(({ tag }) => tag === 'base');
  return absolute(base?.attributes.get('href') ?? '', url) ?? url;
}

function urlOf(node: CapturedNode, base: string): string | null {
  const url = absolute(node.attributes.get('href') ?? '', base)?.split('#')[0];
  return url && url.length <= limits.url ? url : null;
}

function absolute(reference: string, base: string): string | null {
  return URL.canParse(reference, base) ? new URL(reference, base).href : null;
}
