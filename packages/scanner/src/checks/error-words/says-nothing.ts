import { isTemplateLeak, plain } from '../meaningless-words.ts';

const list = (words: string): string[] => words.split(', ');

/** What is said of a wrong entry and would be said of any, by whatever language: the words belong to one only. */
const errors = new Set([
  ...list(
    'error code, fehlercode, code erreur, code d’erreur, código de error, an error has occurred, an error occurred, bad input, bad value, check this field, check your entry, check your input, error, error in field, error in this field, error occurred, failed, field error, field invalid, field is invalid, field is not valid, field not valid',
  ),
  ...list(
    'form contains errors, form error, form has errors, incorrect, incorrect entry, incorrect input, incorrect value, input error, input invalid, input is invalid, invalid, invalid data, invalid entry, invalid field, invalid format, invalid input, invalid value, not valid, oops',
  ),
  ...list(
    'please check, please check this field, please check your entry, please check your input, please correct, please correct the error, please correct the errors, please correct this field, please correct your input, please fill the field correctly, please fill in the field correctly, please fix, please fix this field, please fix the errors',
  ),
  ...list(
    'please try again, submission failed, that is wrong, the entry is invalid, the field is invalid, the form contains errors, the input is invalid, the value is invalid, there was an error, there was a problem, this field has an error, this field is incorrect, this field is invalid, this field is not valid, this is invalid, this is wrong, this value is invalid, try again, validation error, validation failed, value is invalid, value not valid, wrong, wrong entry, wrong input, wrong value, wrong format, your input is invalid',
  ),
  ...list(
    'cannot be accepted, cannot be used, not accepted, not allowed, not correct, not ok, not possible, not supported, not valid here, that does not work, that is not possible, this does not work, this is not possible, unacceptable, unacceptable value, wrong data, wrong information',
  ),
  ...list(
    'invalid criteria, invalid parameter, invalid parameters, invalid query, invalid request, invalid search, invalid search criteria, invalid search term, ungültige anfrage, ungültige parameter, ungültige suche, ungültige suchanfrage, ungültige suchkriterien, critères invalides, critères non valides, critères de recherche invalides, paramètre invalide, recherche invalide, requête invalide, búsqueda no válida, criterios no válidos, criterios de búsqueda no válidos, parámetros no válidos, solicitud no válida',
  ),
  ...list(
    'bitte eingabe prüfen, bitte korrigieren, bitte prüfen, bitte prüfen sie ihre eingabe, bitte überprüfen sie ihre eingabe, bitte überprüfen sie ihre eingaben, eingabe falsch, eingabe fehlerhaft, eingabe prüfen, eingabe ungültig, eingabefehler, falsch, falsche eingabe, falscher wert, fehler, fehlerhaft, fehlerhafte eingabe, feld ungültig, format ungültig, formularfehler, die eingabe ist ungültig, dieses feld ist ungültig, ihre eingabe ist ungültig, nicht gültig, ungültig, ungültige angabe, ungültige eingabe, ungültiger wert, ungültiges feld, ungültiges format, es ist ein fehler aufgetreten, ein fehler ist aufgetreten, das geht nicht, nicht möglich, nicht erlaubt, nicht zulässig, unzulässig, unzulässiger wert, geht nicht, falsches format, falsche angabe',
  ),
  ...list(
    'ce champ est incorrect, ce champ est invalide, ce champ n’est pas valide, champ incorrect, champ invalide, champ non valide, donnée invalide, données invalides, entrée invalide, erreur, erreur de saisie, format incorrect, format invalide, incorrecte, invalide, le champ est invalide, non valide, saisie incorrecte, saisie invalide, saisie non valide, une erreur est survenue, une erreur s’est produite, valeur incorrecte, valeur invalide, valeur non valide, vérifiez votre saisie, veuillez corriger, veuillez corriger ce champ, veuillez vérifier, veuillez vérifier votre saisie, impossible, pas possible, non autorisé, non accepté, ce n’est pas possible',
  ),
  ...list(
    'campo incorrecto, campo inválido, campo no válido, compruebe los datos, compruebe este campo, corrija este campo, corrija los errores, dato incorrecto, dato inválido, dato no válido, datos incorrectos, datos inválidos, datos no válidos, el campo no es válido, el valor no es válido, entrada inválida, entrada no válida, error de entrada, error en el campo, este campo no es válido, formato incorrecto, formato inválido, formato no válido, ha ocurrido un error, incorrecto, inválido, no válido, revise este campo, se ha producido un error, valor incorrecto, valor inválido, valor no válido, no es posible, no permitido, no se admite',
  ),
  ...list(
    'errore, campo errato, campo non valido, dati errati, dati non validi, formato errato, non consentito, non corretto, non è possibile, non possibile, sbagliato, valore errato, formato non valido, inserimento non valido, non valido, si è verificato un errore, valore non valido',
  ),
  ...list(
    'fout, foute invoer, foute waarde, foutieve invoer, niet correct, niet juist, niet mogelijk, niet toegestaan, ongeldig formaat, ongeldige gegevens, verkeerd, verkeerde invoer, er is een fout opgetreden, niet geldig, ongeldig, ongeldige invoer, ongeldige waarde, onjuist',
  ),
  ...list(
    'erro, campo incorreto, campo incorrecto, campo inválido, dado inválido, dados incorretos, dados incorrectos, dados inválidos, entrada inválida, errado, formato incorreto, formato inválido, inválido, incorreto, não é possível, não é válido, não permitido, não válido, ocorreu um erro, valor errado, valor incorreto, valor inválido, verifique este campo, verifique os dados',
  ),
  ...list(
    'błąd, błędna wartość, błędne dane, błędny format, niepoprawna wartość, niepoprawne dane, nieprawidłowa wartość, nieprawidłowe dane, nieprawidłowe pole, nieprawidłowy format, niedozwolona wartość, popraw dane, popraw to pole, pole nieprawidłowe, sprawdź dane, wystąpił błąd, źle',
  ),
  ...list(
    'fel, fel format, fel värde, felaktig inmatning, felaktig uppgift, felaktigt, felaktigt format, felaktigt värde, det är fel, ett fel har inträffat, ett fel inträffade, går inte, inte giltigt, ogiltig, ogiltig inmatning, ogiltigt, ogiltigt fält, ogiltigt format, ogiltigt värde',
  ),
  ...list(
    'fejl, fejl i feltet, forkert, forkert format, forkert indtastning, forkert værdi, der opstod en fejl, der er sket en fejl, ikke gyldig, ikke gyldigt, ugyldig, ugyldig indtastning, ugyldig værdi, ugyldigt, ugyldigt felt, ugyldigt format, feil, feil format, feil i feltet, feil verdi, det oppstod en feil, det har oppstått en feil, ugyldig felt, ugyldig format, ugyldig verdi, ugyldige data',
  ),
  ...list(
    'virhe, virheellinen, virheellinen arvo, virheellinen syöte, hata, hata oluştu, hatalı, hatalı değer, hatalı giriş, bir hata oluştu, geçersiz, geçersiz alan, geçersiz biçim, geçersiz değer, geçersiz giriş, yanlış, yanlış değer, hiba, hibás, hibás érték, érvénytelen, érvénytelen érték, chyba, chybná hodnota, chybné údaje, neplatná hodnota, neplatné, neplatný formát, eroare, valoare nevalidă, valoare invalidă',
  ),
  ...list(
    'ошибка, неверно, неверное значение, неверный ввод, неверный формат, недопустимое значение, некорректное значение, некорректные данные, неправильно, поле заполнено неверно, произошла ошибка, ошибка ввода, помилка, невірне значення',
  ),
  ...list('λάθος, σφάλμα, μη έγκυρη τιμή, μη έγκυρο, μη έγκυρο πεδίο, μη έγκυρη καταχώρηση'),
  ...list(
    'خطأ, غير صالح, قيمة غير صالحة, إدخال غير صالح, حدث خطأ, خطأ في الإدخال, שגיאה, ערך לא תקין, לא תקין',
  ),
  ...list(
    'エラー, エラーです, エラーが発生しました, 入力エラー, 無効, 無効な値です, 無効な入力です, 正しくありません, 入力が正しくありません, 错误, 出错了, 无效, 无效输入, 输入无效, 输入错误, 格式错误, 錯誤, 無效, 오류, 오류가 발생했습니다, 잘못된 입력입니다, 잘못된 값입니다',
  ),
]);

/** What is said when nobody knows what went wrong: of a connection it may be all that can be said. */
const troubles = new Set([
  ...list(
    'an unexpected error occurred, an unknown error occurred, oops something went wrong, oops! something went wrong, something went wrong, something went wrong please try again, something went wrong, please try again, unexpected error, unknown error, there is a problem, a problem occurred',
  ),
  ...list(
    'da ist etwas schiefgegangen, da ist etwas schiefgelaufen, da ist etwas schief gelaufen, etwas ist schiefgegangen, etwas ist schiefgelaufen, etwas ist schief gelaufen, hoppla, unbekannter fehler, ups',
  ),
  ...list(
    'une erreur inattendue est survenue, erreur inconnue, oups, quelque chose s’est mal passé, un problème est survenu',
  ),
  ...list(
    'algo ha salido mal, algo salió mal, error desconocido, error inesperado, ha habido un problema, ups',
  ),
  ...list(
    'qualcosa è andato storto, si è verificato un problema, er is iets misgegaan, er ging iets mis, er is iets fout gegaan, er ging iets fout, algo deu errado, algo correu mal, algo não correu bem, ocorreu um problema, houve um problema, erro inesperado, erro desconhecido, onbekende fout, errore imprevisto, errore sconosciuto',
  ),
  ...list(
    'coś poszło nie tak, wystąpił problem, nieoczekiwany błąd, nieznany błąd, něco se pokazilo, něco se nepovedlo, neznámá chyba, neočekávaná chyba, niečo sa pokazilo, något gick fel, något har gått fel, okänt fel, noget gik galt, ukendt fejl, noe gikk galt, ukjent feil, jotain meni pieleen, jokin meni vikaan, tuntematon virhe',
  ),
  ...list(
    'bir şeyler ters gitti, bir sorun oluştu, bilinmeyen hata, valami hiba történt, valami nem sikerült, ismeretlen hiba, ceva nu a mers bine, a apărut o problemă, eroare necunoscută, что-то пошло не так, неизвестная ошибка, непредвиденная ошибка, щось пішло не так, невідома помилка, κάτι πήγε στραβά, άγνωστο σφάλμα',
  ),
  ...list(
    'حدث خطأ ما, خطأ غير معروف, حدث خطأ غير متوقع, משהו השתבש, שגיאה לא ידועה, אירעה שגיאה, 問題が発生しました, 予期しないエラーが発生しました, 发生错误, 出了点问题, 未知错误, 發生錯誤, 문제가 발생했습니다, 알 수 없는 오류',
  ),
]);

/** What is called out before it: “Oops! …”. */
const calledOut =
  /^(?:(?:whoops|oops|oh no|uh-oh|sorry|ups|upsi|hoppla|huch|oups|aïe|zut|ops|opa|uy|vaya|ay|oei|oeps|helaas|hoppsan|hovsa|ojej|o nie|jejda|hoppá|ой|упс|aman|eyvah|hay aksi|אופס|أوبس|عذرا|\u0639\u0630\u0631\u064b\u0627|あれ|哎呀|糟糕|이런)(?!\p{L})[\s,.!…:;–—-]*)+/iu;

/** “Error 104”, “Fehler: E-17”, “Invalid input (E17)”. */
const number = /[\s:#(-]*\b(?:code |nr\.? |no\.? |n° |№ ?)?[a-z]{0,4}[-_ ]?\d{1,6}\)?$/iu;

/** “Error 4012: …”, “[E-17] …”: what is said besides stands after it. */
const leadingNumber =
  /^(?:(?:error|err|fehler|fehlercode|erreur|errore|erro|fout|code|código|ошибка|خطأ)[\s:#-]*(?:code |nr\.? |no\.? |n° |№ ?)?[a-z]{0,4}[-_]?\d{1,6}|[a-z]{1,4}[-_]?\d{2,6})\)?\]?\s*(?:[:.–—-]|\]|\))+\s*(?=\p{L})/iu;
const codeOnly = /^(?:e|err|error|val|ve)[-_ ]?\d{2,6}$/i;

/** “Error: …”: what it is about stands after it. */
const heading =
  /^\s*(?:error|fehler|erreur|errore|erro|fout|błąd|ошибка)\s*:\s+(?=\p{L}{2}[^:]*$)/iu;

/** What programs say to programmers, word by word. */
const technical = new Set(
  [
    'assertion bad check code constraint constraints data did do does entity error exception expected expression failed failure field format fulfilled illegal input invalid match matched mismatch must not null object on parse pattern regex regexp regular rejected request rule satisfied schema state the this type unprocessable unsatisfied validation validator value violated violation was',
    'abgelehnt ausdruck bedingung datentyp der die das eingabe fehler fehlgeschlagen feld nicht erfüllt plausibilität plausibilitätsfehler plausibilitätsprüfung prüfung regel regelverletzung ungültig ungültige ungültiges ungültiger validierung validierungsfehler verletzt verletzung wert',
    'condition contrainte contrôle de du d échec échoué échouée erreur est la le motif non plausibilité respecté respectée règle requête saisie valeur valide violée vraisemblance',
    'condición de del dato datos el entrada error excepción expresión fallida fallido formato inválida inválido la no patrón regla restricción validación valor válida válido violación violada',
  ].flatMap((words) => words.split(' ')),
);
/** One of these makes such words a program’s: “Invalid value” can be meant for people. */
const forPrograms =
  /\b(assertion|constraints?|exception|mismatch|pattern|regexp?|schema|unprocessable|null|violation)\b/;

export type EmptyError = 'says-nothing' | 'trouble';

/** What an error message is that tells neither what is wrong nor what to do; null for one that may tell. */
export function emptyError(message: string): EmptyError | null {
  const words = plain(message.replaceAll("'", '’').replace(heading, ''));
  if (words === '') return null;
  if (isTemplateLeak(message)) return 'says-nothing';
  const left = plain(words.replace(calledOut, ''));
  if (left !== '' && left !== words)
    return errors.has(left) || troubles.has(left) ? 'trouble' : emptyError(left);
  const rest = plain(words.replace(number, ''));
  const after = plain(words.replace(leadingNumber, ''));
  const isNumbered = after !== words;
  if ([words, rest, after].some((said) => errors.has(said)) || codeOnly.test(words))
    return 'says-nothing';
  if (isTechnical(after) && (isNumbered || forPrograms.test(after))) return 'says-nothing';
  if (isNumbered && troubles.has(after)) return 'trouble';
  return troubles.has(words) || troubles.has(rest) ? 'trouble' : null;
}

/** What is red, or marked, and nothing else: “Please correct the fields in red”. */
const pointing = new RegExp(
  `^(?:${[
    String.raw`(?:please )?(?:correct|fix|check|complete|fill in|mend|change|review|look at) (?:all |any )?(?:the |your )?(?:errors? |mistakes? )?(?:(?:marked )?(?:in |with )red|red|marked|highlighted)(?: ones?| fields?| entries| boxes| items| lines| parts)?(?: below| above)?|(?:please )?(?:correct|fix|check|complete|fill in|review) (?:all |any )?(?:the )?(?:fields?|entries|ones|items|boxes|errors?)(?: that are| which are)?(?: marked| shown| highlighted)?(?: in| with)? (?:red|marked|highlighted)`,
    String.raw`(?:bitte )?(?:die )?(?:rot(?:en|e)?(?: markierten?| umrandeten?)?|markierten|rot gekennzeichneten|hervorgehobenen) ?(?:felder|angaben|eingaben|stellen|einträge)?,? (?:bitte )?(?:korrigieren|prüfen|überprüfen|ausfüllen|ändern|verbessern|berichtigen)|(?:bitte )?(?:korrigieren|prüfen|überprüfen|verbessern|berichtigen) sie (?:bitte )?(?:die )?(?:rot(?:en)?|rot markierten|markierten|hervorgehobenen)(?: felder| angaben| eingaben| stellen| einträge)?`,
    String.raw`(?:veuillez |merci de )?(?:corriger|corrigez|vérifier|vérifiez|compléter|complétez|remplir) (?:les |ce qui est )?(?:champs? |cases? |zones? |erreurs? |éléments? )?(?:marqués? |indiqués? |affichés? |signalés? |entourés? )?(?:en |de )?(?:rouges?|surlignés?)`,
    String.raw`(?:por favor,? )?(?:corrija|corrige|corrijan|revise|revisa|complete|rellene|verifique) (?:los |las |lo |o que está |os |as )?(?:campos? |casillas? |datos? |errores |erros )?(?:marcad[oa]s? |señalad[oa]s? |indicad[oa]s? |destacad[oa]s? )?(?:en |em |de |a )?(?:roj[oa]s?|vermelh[oa]s?|destacad[oa]s)`,
    String.raw`(?:si prega di )?(?:correggere|correggi|corregga|controllare|controlla|compila|compilare) (?:i |le |gli )?(?:campi |caselle |dati |errori )?(?:segnati |evidenziati |contrassegnati )?(?:in )?(?:ross[oi]|rosse)`,
    String.raw`(?:gelieve )?(?:corrigeer|controleer|verbeter|vul) (?:de |het )?(?:rood gemarkeerde|gemarkeerde|rode)(?: velden| vakken| gegevens| invoer)?(?: in)?`,
    String.raw`(?:proszę )?(?:popraw|poprawić|sprawdź|uzupełnij) (?:czerwone|zaznaczone|podświetlone|oznaczone na czerwono)(?: pola| dane)?|(?:popraw|sprawdź) (?:pola|dane) (?:oznaczone|zaznaczone) na czerwono`,
    String.raw`(?:prosím )?(?:opravte|zkontrolujte|vyplňte) (?:červená|červené|označená|zvýrazněná|červeně označená)(?: pole| údaje)?`,
    String.raw`(?:vänligen |var god )?(?:rätta|korrigera|kontrollera|fyll i) (?:de )?(?:röda|rödmarkerade|markerade)(?: fälten)?|(?:venligst )?(?:ret|rett|rett opp|kontroller|udfyld|fyll ut) (?:de )?(?:røde|markerede|merkede|rødmarkerte)(?: felterne| felter| feltene)?|(?:korjaa|tarkista|täytä) (?:punaiset|merkityt|punaisella merkityt)(?: kentät)?`,
    String.raw`(?:lütfen )?(?:kırmızı|işaretli|işaretlenen|kırmızı ile işaretli|kırmızıyla işaretlenen)(?: olanları| alanları| kutuları| yerleri) (?:düzeltin|düzeltiniz|kontrol edin|kontrol ediniz|doldurun|doldurunuz)(?: lütfen)?`,
    String.raw`(?:kérjük,? )?(?:javítsa|ellenőrizze|töltse ki) (?:ki )?a (?:piros(?:sal jelölt)?|megjelölt)(?: mezőket)?|(?:vă rugăm să )?(?:corectați|verificați|completați) câmpurile (?:marcate |evidențiate )?(?:cu |în )?roșu`,
    String.raw`(?:пожалуйста,? )?(?:исправьте|проверьте|заполните) (?:поля,? )?(?:выделенное|выделенные|отмеченные|красные|помеченные)(?: красным| поля)*|(?:будь ласка,? )?(?:виправте|перевірте|заповніть) (?:поля,? )?(?:виділені|позначені|червоні)(?: червоним| поля)*|(?:παρακαλώ )?(?:διορθώστε|ελέγξτε|συμπληρώστε) τα (?:κόκκινα|επισημασμένα)(?: πεδία)?`,
    String.raw`(?:يرجى |الرجاء )?(?:تصحيح|صحح|صححوا|مراجعة) (?:الحقول |الخانات )?(?:الحمراء|باللون الأحمر|المحددة|المظللة)(?: بالأحمر)?|(?:נא |יש |אנא )?(?:לתקן|תקנו|תקן|לבדוק|בדקו) את (?:השדות )?(?:האדומים|המסומנים|המודגשים)(?: באדום)?`,
    String.raw`赤(?:い|色の|字の|枠の)?(?:項目|欄|箇所|部分|ところ)?を(?:修正|確認|訂正|入力)(?:してください|して下さい)?|请?(?:更正|检查|修改|修正|填写)(?:红色|标红|标记)的?(?:字段|项目|部分|内容|地方)?|빨간색?(?: 항목| 칸| 부분)?(?:을|를)? (?:수정|확인|입력)해 ?주세요`,
  ].join('|')})$`,
  'iu',
);

/** Whether a message says of what is wrong only that it is red or marked: which field it is, only eyes learn. */
export function onlyPoints(message: string): boolean {
  return pointing.test(plain(message.replace(calledOut, '')));
}

/** Whether it is what a program says to programmers, and so the heading of nothing. */
export function saysToPrograms(message: string): boolean {
  const words = plain(message);
  return isTechnical(words) && forPrograms.test(words);
}

function isTechnical(words: string): boolean {
  return words.split(/[^\p{L}]+/u).every((word) => technical.has(word));
}
