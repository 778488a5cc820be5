/** What leads to the next picture or to the one before, as beginnings of words in many languages. */
const pagingWords = [
  'next|previous|prev(?!\\p{L})|forward|back(?!\\p{L})',
  'nächst|naechst|weiter|vorig|vorherig|zurück',
  'suivant|précédent|siguiente|anterior|próxim|seguinte',
  'successiv|precedente|avanti|indietro|volgende|vorige',
  'następn|poprzedn|dalej|wstecz|další|předchozí|následující|ďalší|predchádzajúc',
  'nästa|föregående|neste|forrige|næste|seuraava|edellinen',
  'következő|előző|următo|sonraki|önceki|επόμεν|προηγούμεν',
  'следующ|предыдущ|вперёд|вперед|назад|наступн|попередн|следващ|предишн',
  'ה?בא(?!\\p{L})|ה?באה(?!\\p{L})|ה?קודם|ה?קודמת|ال?تالي|ال?سابق',
].join('|');
const paging = new RegExp(`(?<!\\p{L})(?:${pagingWords})`, 'iu');
/** Writing that puts no blanks between words. */
const unparted = /次|前へ|前の|下一|上一|다음|이전/u;
const signs = /^[\s›»→❯▶►⟩>‹«←❮◀◄⟨<]+$/u;

/** Whether a control says that it leads on or back by one. */
export function pagesOn(name: string): boolean {
  return paging.test(name) || unparted.test(name) || signs.test(name);
}
