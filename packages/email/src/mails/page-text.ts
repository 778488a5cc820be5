import { cleanText } from '@curbcut/model/text';

/** Controls, and the characters that reorder text without being seen. */
const unseen = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Text of visitors and scanned pages on one line, without hidden characters, cut to `maxLength`. Not yet escaped. */
export function pageText(text: string, maxLength = 300): string {
  return cleanText(text.replaceAll(unseen, ' ').replaceAll(/ {2,}/g, ' ').trim(), maxLength);
}
