const amount =
  /\d+\s*(?:s(?!\p{L})|sec\p{L}*|sek\p{L}*|seg\p{L}*|min\p{L}*|vteřin\p{L}*|saniye|dakika|másodperc\p{L}*|perc\p{L}*|δευτερ\p{L}*|λεπτ\p{L}*|сек\p{L}*|мин\p{L}*|хвил\p{L}*|ثانية|ثوان\p{L}*|دقيقة|دقائق|שניות|דקות|秒|分|초|분)|(?<!\d)\d{1,2}:\d{2}(?!\d)/iu;

/** Whether words name a time that may be running: so many seconds or minutes. */
export function mayCountDown(words: string): boolean {
  return amount.test(words);
}
