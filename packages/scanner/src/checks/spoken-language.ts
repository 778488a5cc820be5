import type { CapturedNode } from '../capture/page-capture.ts';
import { detectLanguage } from '../fixes/language/detect-language.ts';
import { seemsToBe } from './common-words.ts';

/** What is no prose: code, output, signs, and what the page says must not be translated. */
export function isNoProse({ tag, attributes }: CapturedNode): boolean {
  return (
    noProse.has(tag) ||
    attributes.get('translate')?.toLowerCase() === 'no' ||
    attributes.get('aria-hidden') === 'true' ||
    attributes.has('contenteditable')
  );
}

const noProse = new Set([
  'code',
  'kbd',
  'math',
  'noscript',
  'option',
  'pre',
  'samp',
  'script',
  'select',
  'style',
  'svg',
  'textarea',
  'title',
  'var',
]);

const textLimit = 20_000;

/** The language of a text where that is certainly another one than what is declared for it; else null. */
export async function otherLanguage(text: string, declared: string): Promise<string | null> {
  const start = text.slice(0, textLimit);
  const seeming = seemsToBe(start, declared);
  // The detector's tables are loaded for pages that seem to be wrong only.
  if (seeming === null) return null;
  return (await detectLanguage(start)) === seeming ? seeming : null;
}

/** Whether it may be one: for anything else there are rules of engines. */
export function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code);
}

/** As people call it, for example “Dutch”. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}
