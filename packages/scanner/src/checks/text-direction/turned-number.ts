import type { CapturedNode, TextFragment } from '../../capture/page-capture.ts';

/** Groups of digits that belong to one number: of a card, an account or a telephone. */
const groups = /(?:\+|\b)(?:[A-Z]{2}\d{2}\s)?\(?\d[\d()-]*(?:\s\(?\d[\d()-]*){2,}/gu;

/** The number of a text that is drawn with its last groups before its first ones; null where there is none. */
export function turnedNumber({ text, fragments }: CapturedNode): string | null {
  const numbers = (text.replace(/\s+/g, ' ').match(groups) ?? []).filter((number) =>
    isOne(number, text),
  );
  return numbers.find((number) => isTurned(number, fragments)) ?? null;
}

/** Years, prices and scores stand in the order of the text around them. */
function isOne(number: string, text: string): boolean {
  const parts = number.split(/\s/).map((part) => part.replace(/\D/g, ''));
  if (parts.join('').length < 8) return false;
  const isCard = parts.every((part) => part.length === 4 && !/^(19|20)/.test(part));
  return isCard || /^(\+|00|0\d|[A-Z]{2}\d)/.test(number) || numberWords.test(text);
}

/** Telephone, account, card and number in Arabic, Persian, Urdu and Hebrew. */
const numberWords =
  /هاتف|جوال|حساب|بطاقة|آيبان|تلفن|موبایل|شماره|کارت|فون|טלפון|נייד|כרטיס|חשבון|\biban\b/iu;

function isTurned(number: string, fragments: readonly TextFragment[]): boolean {
  const parts = number.match(/\d+/g) ?? [];
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
  const start = fragments.find(({ text }) => text.trim() === first);
  const end = fragments.find(({ text }) => text.trim() === last);
  if (!start || !end || start === end) return false;
  const isOnLine = Math.abs(start.box.y - end.box.y) < start.box.height / 2;
  return isOnLine && end.box.x + end.box.width <= start.box.x + 1;
}
