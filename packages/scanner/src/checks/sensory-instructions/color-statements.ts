import { asWritten, inLowerCase } from './in-lower-case.ts';
import { grammars } from './sensory-words.ts';

/** What a sentence says of all things of a color. */
export interface ColorStatement {
  /** The words that name the things. */
  phrase: string;
  /** The color in English, as `matchesColor` knows it. */
  color: string;
}

const articles =
  '(?:(?:the|all|all the|die|alle|alle die|les|tous les|toutes les|los|las|todos los|todas las|i|gli|le|tutti i|tutte le|os|as|todos os|todas as|de|все|de här|de|wszystkie|všechny|kaikki|كل|جميع) )?';

const patterns = grammars.flatMap(({ colors, descriptions, copula }) =>
  Object.entries(copula === null ? {} : colors).map(([color, words]) => {
    const thing = String.raw`\p{L}{2,}`;
    const named = descriptions === 'before' ? `(?:${words}) ${thing}` : `${thing} (?:${words})`;
    const said = String.raw`(?:\p{L}+ ){0,3}\p{L}+`;
    return [
      color,
      new RegExp(`^${articles}(?<phrase>${named}) ${copula}${said}[.!:]?$`, 'du'),
    ] as const;
  }),
);

/** A whole sentence that tells things by their color, as in “The green seats are free.”; null for any other. */
export function colorStatement(sentence: string): ColorStatement | null {
  const plain = sentence.trim();
  const lower = inLowerCase(plain);
  for (const [color, pattern] of patterns) {
    const match = pattern.exec(lower);
    if (match) return { phrase: asWritten(plain, match, 'phrase'), color };
  }
  return null;
}
