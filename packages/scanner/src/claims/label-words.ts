/** Symbols such as arrows, stars and signs of mathematics are drawn, not said; amounts of money are. */
const symbols = /(?!\p{Sc})\p{S}/gu;

/** Whether a control shows signs only, which nobody would say to a computer that listens: − + × ☆ →. */
export function isWithoutWords(text: string): boolean {
  return lettersOf(text) === 0;
}

/** A letter may stand for a symbol, as X does for one that closes; a digit is said. */
export function isOneLetter(text: string): boolean {
  return lettersOf(text) === 1 && /\p{L}/u.test(text);
}

/**
 * Whether the name says all that is shown, in a row, but for symbols and for hints in parentheses. Where nothing else is
 * shown it is not said.
 */
export function isLabelInName(text: string, name: string): boolean {
  const label = wordsOf(text.replace(/\([^()]*\)/g, ' '));
  return label !== '' && ` ${wordsOf(name)} `.includes(` ${label} `);
}

function wordsOf(text: string): string {
  return text.normalize('NFKC').replace(symbols, ' ').replace(/\s+/g, ' ').trim().toLowerCase();
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}\p{Sc}]/gu)?.length ?? 0;
}
