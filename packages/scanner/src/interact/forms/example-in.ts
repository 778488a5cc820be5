const announced =
  /(?:(?<!\p{L})(?:e\.\s?g\.|eg|for example|for instance|such as|example|z\.\s?B\.|zum Beispiel|Beispiel|par exemple|p\.\s?ex\.|exemple|ex\.|por ejemplo|p\.\s?ej\.|ejemplo|por exemplo|exemplo|ad esempio|per esempio|esempio|bijvoorbeeld|bijv\.|voorbeeld|na przykład|np\.|например|наприклад|για παράδειγμα|π\.\s?χ\.)|例|예|مثال|לדוגמה)\s*[:：,]?\s*([^;()（）\n]+)/giu;

/** No entry is as long as a sentence. */
const mostLetters = 40;

/** The entry that a hint or an error gives as an example, the last one where there are several; null: none. */
export function exampleIn(words: string): string | null {
  const found = [...words.matchAll(announced)].at(-1)?.[1] ?? '';
  // A full stop or comma within an entry has no blank after it.
  const [entry = ''] = found.split(
    /[.,!?。]?(?:\s{2,}|$)|[.,!?。]\s|\s(?:or|oder|ou|o|of|lub|или)\s/iu,
  );
  const text = entry.replace(/^[\s"'“”„«»‘’]+|[\s"'“”„«»‘’。]+$/gu, '');
  return text === '' || text.length > mostLetters ? null : text;
}
