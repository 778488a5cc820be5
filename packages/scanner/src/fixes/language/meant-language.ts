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

/** "en_US" is meant as "en-US", "german" as "de"; null when it is not obvious. */
export function meantLanguage(raw: string): string | null {
  const value = raw.trim();
  const named = meant.get(value.toLowerCase());
  if (named !== undefined) return named;
  const dashed = value.replaceAll('_', '-');
  return dashed !== raw && isCode.test(dashed) ? dashed : null;
}
