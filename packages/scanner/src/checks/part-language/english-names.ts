import { languageOf } from '../../capture/language-of.ts';
import type { CapturedNode, PageCapture } from '../../capture/page-capture.ts';
import { isHiddenByAttribute } from '../page/controls.ts';
import { languageByText } from '../page-text-language.ts';
import { isLanguage } from '../spoken-language.ts';

/** Of names that people are shown. */
const mostNames = 20;

/** Words that programs are built with: a name of nothing else is what a library came with. */
const interfaceWords = new Set(
  'a account add all an and audio back banner bar basket button carousel cart chat close collapse content cookie details dialog dialogue dismiss dropdown expand filter filters first for form full gallery go hide image images in item items language last learn left list loading log main menu message messages minus modal more move mute navigation next notification notifications of on open options out overlay page panel password pause picture play player plus popup pop-up previous quantity read remove reset results right screen scroll search select send settings share show sidebar sign site skip slide slider slides slideshow sort submenu submit tab tabs the this thumbnail to toggle top toolbar unmute up user view video volume website window your zoom'.split(
    ' ',
  ),
);

/** One of these is needed, since the others are the same in languages beside English. */
const english = new Set(
  'all and back close collapse dismiss expand hide language learn loading more next of pause previous quantity read remove results scroll search select send share show skip the this to toggle unmute view your'.split(
    ' ',
  ),
);

/** Of those, what other languages write the same way. */
const shared: Readonly<Record<string, readonly string[]>> = {
  fr: ['pause', 'quantity', 'back'],
  de: ['all', 'pause'],
  nl: ['pause', 'the'],
  da: ['all', 'pause', 'to', 'at', 'send'],
  no: ['all', 'pause', 'to', 'send'],
  nb: ['all', 'pause', 'to', 'send'],
  sv: ['pause', 'to'],
  it: ['read'],
  es: ['pause'],
  pt: ['pause'],
  fi: ['all'],
  hu: ['all'],
};

const known = new WeakMap<PageCapture, Promise<ReadonlyMap<CapturedNode, string>>>();

/** Elements with a hidden name of English words that programs come with, where the text of the page is not English. */
export function englishNamesIn(capture: PageCapture): Promise<ReadonlyMap<CapturedNode, string>> {
  const found = known.get(capture) ?? findNames(capture);
  known.set(capture, found);
  return found;
}

async function findNames(capture: PageCapture): Promise<ReadonlyMap<CapturedNode, string>> {
  const found = new Map<CapturedNode, string>();
  for (const document of capture.documents) {
    const named = document.nodes.flatMap((node) => {
      const name = nameIn(node);
      return name !== null && isEnglishName(name, languageOf(node)) && !isHiddenByAttribute(node)
        ? [[node, name] as const]
        : [];
    });
    // In a page that is English after all, the declaration is what is wrong.
    if (named.length === 0 || (await languageByText(document)) !== null) continue;
    for (const [node, name] of named.slice(0, mostNames)) found.set(node, name);
  }
  return found;
}

function nameIn({ kind, tag, attributes }: CapturedNode): string | null {
  if (kind !== 'element' || /^(html|head|iframe|link|meta|script|style|template)$/.test(tag))
    return null;
  const name = ['aria-label', 'alt', 'title']
    .map((attribute) => attributes.get(attribute)?.trim() ?? '')
    .find((value) => value !== '');
  return name ?? null;
}

/** Whether a name has two words and more, all of them such as programs are built with, in a place that is not English. */
export function isEnglishName(name: string, language: string): boolean {
  if (language === 'en' || !isLanguage(language)) return false;
  const words = name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  if (words.length < 2 || words.length > 8 || /\d.*\d.*\d/.test(name)) return false;
  if (!words.every((word) => interfaceWords.has(word))) return false;
  return words.some((word) => english.has(word) && !shared[language]?.includes(word));
}
