/** What is done with the page's own things, and told when it is done. */
const does =
  /(?<!\p{L})(?:sav(?:e|ing)|copy|add(?!\p{L})|remember|remind|mark(?!\p{L})|pin(?!\p{L})|refresh|reload|calculat|check(?!\p{L}| ?box)|speicher|kopier|hinzufüg|merken|vormerk|aktualisier|berechn|prüf|enregistr|copi|ajout|mémoris|actualis|calcul|vérifi|guard[ae]|añad|agreg|comprob|salva|aggiung|aggiorn|verific|opslaan|bewa[ra]|kopiëren|toevoeg|ververs|bereken|zapisz|zapamięt|kopiuj|dodaj|odśwież|oblicz|sprawdź|adicion|atualiz|guardar|spara(?!\p{L})|lägg till|gem(?!\p{L})|lagre|tilføj|legg til|сохран|копир|добав|обнов|збере|kaydet|kopyala|ekle(?!\p{L}))|保存|コピー|追加|更新|复制|添加|저장|복사|추가|حفظ|نسخ|إضافة/iu;

/** Whether a control says that it does something that pages tell of some time later. */
export function saysItDoes(words: string): boolean {
  return does.test(words);
}
