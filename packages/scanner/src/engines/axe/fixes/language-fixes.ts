import type { FailedCheck } from './failed-check.ts';
import { rawAttribute, withAttribute, withoutAttribute, writeOpeningTag } from './opening-tag.ts';
import { onlyOn, type TagFix } from './tag-fix.ts';

/** Country codes and names that people write for a language. */
const meant: ReadonlyMap<string, string> = new Map(
  Object.entries({
    english: 'en',
    eng: 'en',
    german: 'de',
    deutsch: 'de',
    french: 'fr',
    francais: 'fr',
    français: 'fr',
    spanish: 'es',
    espanol: 'es',
    español: 'es',
    italian: 'it',
    italiano: 'it',
    portuguese: 'pt',
    dutch: 'nl',
    nederlands: 'nl',
    jp: 'ja',
    japanese: 'ja',
    cn: 'zh',
    chinese: 'zh',
    kr: 'ko',
    korean: 'ko',
    cz: 'cs',
    czech: 'cs',
    dk: 'da',
    danish: 'da',
    gr: 'el',
    greek: 'el',
    russian: 'ru',
    polish: 'pl',
    swedish: 'sv',
  }),
);
const isCode = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i;

const real = 'Use the code of the language that the text is really written in';

/** "en_US" is meant as "en-US", "german" as "de"; null when it is not obvious. */
function obviousLanguage(raw: string): string | null {
  const value = raw.trim();
  const named = meant.get(value.toLowerCase());
  if (named !== undefined) return named;
  const dashed = value.replaceAll('_', '-');
  return dashed !== raw && isCode.test(dashed) ? dashed : null;
}

/** axe names the attributes it refuses as `lang="xx"`. */
function refusedAttributes(checks: readonly FailedCheck[]): string[] {
  const named = checks
    .flatMap(({ data }): unknown[] => (Array.isArray(data) ? data : []))
    .flatMap((entry) => (typeof entry === 'string' ? [entry.split('=', 1)[0] ?? ''] : []));
  const known = ['lang', 'xml:lang'].filter((name) => named.includes(name));
  return known.length > 0 ? known : ['lang'];
}

function correctLanguage(fallback: string, fallbackNote: string): TagFix {
  return (tag, checks) => {
    let corrected = tag;
    let isObvious = true;
    for (const name of refusedAttributes(checks)) {
      const raw = rawAttribute(tag, name);
      if (raw === null) continue;
      const language = obviousLanguage(raw);
      isObvious &&= language !== null;
      corrected = withAttribute(corrected, name, language ?? fallback);
    }
    if (corrected === tag) return null;
    const note = isObvious ? `${real}; this is the code that seems to be meant.` : fallbackNote;
    return { after: writeOpeningTag(corrected), note };
  };
}

export const languageFixes: Readonly<Record<string, TagFix>> = {
  'html-has-lang': onlyOn(['html'], (tag) => ({
    after: writeOpeningTag(withAttribute(tag, 'lang', 'en')),
    note: `${real}: "en" is English, "de" German, "pt-BR" Brazilian Portuguese.`,
  })),
  'html-lang-valid': onlyOn(
    ['html'],
    correctLanguage('en', `${real}: "en" is English, "de" German, "pt-BR" Brazilian Portuguese.`),
  ),
  'valid-lang': correctLanguage('[language code]', `${real}, for example "en" or "pt-BR".`),
  'html-xml-lang-mismatch': onlyOn(['html'], (tag) => ({
    after: writeOpeningTag(withoutAttribute(tag, 'xml:lang')),
    note: `HTML needs only lang. ${real}.`,
  })),
};
