/** Whether words ask to mend an entry, in a few languages. */
export function asksToMend(words: string): boolean {
  return asks.test(words);
}

const asks =
  /(?<!\p{L})(please|enter|choose|select|required|must|missing|bitte|geben sie|wählen sie|pflicht|fehlt|muss|veuillez|saisissez|choisissez|indiquez|obligatoire|manque|introduzca|ingrese|escriba|elija|obligatori|falta|inserisci|vul |verplicht|ongeldig|fout(?:en)?(?!\p{L})|kies |errore|errori|non valid|obbligatori|scegli|preencha|inválid|obrigatóri|escolha|erros?(?!\p{L})|błąd|błęd|nieprawidłow|wymagan|wybierz|podaj|ogiltig|fyll i|välj|fejl(?!\p{L})|feil(?!\p{L})|ugyldig|udfyld|ошибк|неверн|обязательн|введите|заполните|hata|geçersiz|zorunlu|خطأ|غير صالح|غير صحيح|مطلوب|أكمل|اكتب|أدخل|اختر|שגיאה|חובה|请|必填|错误|無効|必須|入力して|エラー|입력|필수|오류)/iu;
