import { oneOf, type FixKind, type InPage } from '../kind.ts';
import { readFailedChecks, type FailedCheck } from '../failed-check.ts';
import type { Failure } from '../failure.ts';
import type { Suggestion } from '../suggestion.ts';
import { attributePatches } from '../tag/attribute-patches.ts';
import {
  rawAttribute,
  readOpeningTag,
  withAttribute,
  withoutAttribute,
  writeOpeningTag,
  type OpeningTag,
} from '../tag/opening-tag.ts';
import { detectLanguage } from './detect-language.ts';
import { meantLanguage } from './meant-language.ts';
import { readVisibleText } from './read-visible-text.ts';

const placeholder = '[language code]';
/** Stands for what people will fill in when the change is tried on the page. */
const anyCode = 'en';
const writeIt =
  'Write the code of the language that the text is in: "en" is English, "de" German, "pt-BR" Brazilian Portuguese, "zh-Hans" simplified Chinese.';
const seemsMeant =
  'This is the code that seems to be meant; use that of the language that the text is really in.';
const names = new Intl.DisplayNames('en', { type: 'language' });

const addLanguage: FixKind = async (failure, inPage) => {
  const tag = readTag(failure, ['html']);
  if (!tag) return oneOf();
  const language = await languageOf(failure, inPage);
  const changed = (code: string) => withAttribute(tag, 'lang', language ?? code);
  return oneOf(suggest(failure, tag, changed, language === null ? writeIt : noteOn(language)));
};

/** "en_US" is meant as "en-US", "german" as "de"; where nothing is meant, the text itself decides. */
const correctLanguage: FixKind = async (failure, inPage) => {
  const tag = readTag(failure);
  const refused = refusedAttributes(readFailedChecks(failure.data)).filter(
    (name) => tag && rawAttribute(tag, name) !== null,
  );
  if (!tag || refused.length === 0) return oneOf();
  const detected = await languageOf(failure, inPage);
  const meant = refused.map((name) => meantLanguage(rawAttribute(tag, name) ?? ''));
  const codes = meant.map((code) => (agrees(code, detected) ? code : detected));
  const changed = (fallback: string) =>
    refused.reduce((so, name, place) => withAttribute(so, name, codes[place] ?? fallback), tag);
  const note = codes.includes(null) ? writeIt : detected === null ? seemsMeant : noteOn(detected);
  return oneOf(suggest(failure, tag, changed, note));
};

const settleLanguage: FixKind = async (failure, inPage) => {
  const tag = readTag(failure, ['html']);
  if (!tag) return oneOf();
  const detected = await languageOf(failure, inPage);
  const declared = rawAttribute(tag, 'lang');
  const isRight = agrees(declared, detected);
  const alone = withoutAttribute(tag, 'xml:lang');
  const changed = isRight || detected === null ? alone : withAttribute(alone, 'lang', detected);
  const sure = detected === null ? `Check that "${declared}" is right.` : noteOn(detected);
  return oneOf(suggest(failure, tag, () => changed, `HTML needs only lang. ${sure}`));
};

export const languageFixes: Readonly<Record<string, FixKind>> = {
  'html-has-lang': addLanguage,
  'html-lang-valid': correctLanguage,
  'valid-lang': correctLanguage,
  'html-xml-lang-mismatch': settleLanguage,
};

/** `changed` gets what stands for a language that is not known. */
function suggest(
  { element }: Failure,
  tag: OpeningTag,
  changed: (unknown: string) => OpeningTag,
  note: string,
): Suggestion {
  return {
    before: tag.source,
    after: writeOpeningTag(changed(placeholder)),
    note,
    patches: attributePatches(element, tag, changed(anyCode)),
  };
}

function readTag({ html }: Failure, only?: readonly string[]): OpeningTag | null {
  const tag = readOpeningTag(html);
  return tag && (!only || only.includes(tag.name)) ? tag : null;
}

async function languageOf({ element }: Failure, inPage: InPage): Promise<string | null> {
  return detectLanguage(await inPage(readVisibleText, element));
}

/** A code agrees with what was detected when it says the same, perhaps more exactly, or when nothing was detected. */
function agrees(code: string | null, detected: string | null): boolean {
  if (code === null) return false;
  return detected === null || code.toLowerCase().split('-')[0] === detected;
}

/** axe names the attributes it refuses as `lang="xx"`. */
function refusedAttributes(checks: readonly FailedCheck[]): string[] {
  const named = checks
    .flatMap(({ data }): unknown[] => (Array.isArray(data) ? data : []))
    .flatMap((entry) => (typeof entry === 'string' ? [entry.split('=', 1)[0] ?? ''] : []));
  const known = ['lang', 'xml:lang'].filter((name) => named.includes(name));
  return known.length > 0 ? known : ['lang'];
}

function noteOn(language: string): string {
  return `The visible text is in ${names.of(language) ?? language}. Where it is the variety of one country or script, say so too, as in "pt-BR" or "zh-Hans".`;
}
