import { cleanText } from '@curbcut/model/text';

/** Control characters but tab and line feed, and the characters that reorder text without being seen. */
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text of a scanned page as people may see it: hidden characters become visible (`[U+202E]`), because they could
 * reorder or hide what the report says. Cut to `maxLength`. Not yet escaped.
 */
export function visibleText(text: string, maxLength = 2_000): string {
  return cleanText(text, maxLength).replaceAll(unseen, (character) =>
    character === '\n' || character === '\t' ? character : codePointName(character),
  );
}

function codePointName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
