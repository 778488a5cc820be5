/** What is said of an entry that was not taken as it is, in the languages of the other lists. */
const wrong = [
  'invalid|not valid|not a valid|wrong|incorrect|not correct|not recogni[sz]ed|cannot be read',
  'ungültig|nicht gültig|keine? gültige|falsch|nicht korrekt|fehlerhaft',
  "invalide|pas valide|non valide|pas valable|incorrect|n['’]est pas une? ",
  'no es válid|no válid|inválid|incorrect|erróne|non valid|non è valid|non corrett|errat|sbagliat',
  'não é válid|não válid|incorret|errad|ongeldig|niet geldig|geen geldige|onjuist|niet juist|verkeerd',
  'nieprawidłow|niepoprawn|błędn|ogiltig|inte giltig|felaktig|ugyldig|ikke gyldig|forkert|virheelli',
  'geçersiz|geçerli değil|hatalı|yanlış|neplatn|chybn|nesprávn|érvénytelen|hibás|nevalid|incorectă?',
  'неверн|недопустим|некоррект|неправильн|недійсн|невірн|μη έγκυρ|δεν είναι έγκυρ|λάθος|λανθασμέν',
  'غير صالح|غير صحيح|خاطئ|לא תקין|אינו תקין|שגוי',
  '無効|正しくあり|正しくない|不正|无效|無效|不正确|不正確|有误|有誤|错误|錯誤|잘못|올바르지|유효하지',
].join('|');
const says = new RegExp(wrong, 'iu');

/** Whether a message says that an entry is wrong. */
export function saysItIsWrong(message: string): boolean {
  return says.test(message);
}
