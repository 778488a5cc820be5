import type { CapturedNode } from '../../capture/page-capture.ts';
import { isVisible } from '../../capture/visibility.ts';
import type { CaptureCheck } from '../check.ts';
import { isTemplateLeak, plain } from '../meaningless-words.ts';
import { isHiddenByAttribute, isTabStop } from '../page/controls.ts';
import { quote } from '../page/words-of.ts';

/** WCAG 2.2, 4.1.2: does the title of each frame say what it holds? */
export const frameTitleWordsCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'frame-title-words',
  name: 'Words of the titles of frames',
  applicability: async ({ documents }) =>
    documents.flatMap(({ nodes }) =>
      nodes.filter(
        (node) =>
          /^i?frame$/.test(node.tag) &&
          nameOf(node) !== '' &&
          isVisible(node) &&
          isTabStop(node) &&
          !isHiddenByAttribute(node),
      ),
    ),
  expectation: async (_, frames) =>
    frames.map((node) => {
      const name = plain(nameOf(node));
      const src = node.attributes.get('src') ?? '';
      const isEmpty = isEmptyName(name) || isTemplateLeak(nameOf(node)) || isAddress(nameOf(node));
      if (!isEmpty && !isOtherBrand(name, src)) return { outcome: 'passed' };
      const failureSummary = isEmpty
        ? `The title of the frame is ${quote(nameOf(node))}, which is true of any frame.`
        : `The title of the frame is only the name ${quote(nameOf(node))}, and the frame does not come from there: it says nothing of what is in it.`;
      return { outcome: 'failed', nodes: [{ node, failureSummary }] };
    }),
};

function nameOf({ attributes }: CapturedNode): string {
  return (attributes.get('aria-label')?.trim() || attributes.get('title')?.trim()) ?? '';
}

/** What any frame could be called. */
const empty = new Set(
  [
    'content, content frame, embed, embedded content, embedded frame, external content, frame, frame title, iframe, iframe content, iframe title, inline frame, my frame, my iframe, new frame, no title, placeholder, test, test frame, title, untitled, untitled frame, widget, the title, page, website',
    'eingebetteter inhalt, externer inhalt, inhalt, ohne titel, rahmen, titel, cadre, contenu, contenu externe, contenu intégré, sans titre, titre, contenido, contenido externo, contenido incrustado, marco, sin título, título, contenuto, senza titolo, riquadro, inhoud, zonder titel',
  ].flatMap((line) => line.split(', ')),
);

/** A number after it tells one frame from another, and nothing of either. */
function isEmptyName(name: string): boolean {
  const kind = name.replace(/[\s_-]?\d{1,3}$/, '');
  return empty.has(name) || (empty.has(kind) && /frame|widget|embed|rahmen|cadre|marco/.test(kind));
}

/** Names of services, which say where something comes from at most. */
const brands =
  /^(facebook|twitter|x|instagram|linkedin|pinterest|tiktok|youtube|vimeo|google|flickr|soundcloud|spotify|tumblr|reddit|whatsapp|snapchat|dailymotion|twitch)$/;

function isOtherBrand(name: string, src: string): boolean {
  if (!brands.test(name)) return false;
  const host = /^(?:https?:)?\/\/([^/:?#]+)/i.exec(src.trim())?.[1]?.toLowerCase() ?? '';
  return !host.includes(name);
}

/** The address or the name of a file. */
function isAddress(name: string): boolean {
  return /^(https?:)?\/\/\S+$|^[\w./-]+\.(html?|php|aspx?|jsp)(\?\S*)?$/i.test(name.trim());
}
