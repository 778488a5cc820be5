import type { Closer } from './closer.ts';
import { attributesSpeakOfRegret } from './speaks-of-regret.ts';

/** Something over the page, as far as it may ask for consent to cookies. */
export interface AskingLayer {
  /** The beginning of what it says. */
  says: string;
  buttons: readonly Closer[];
}

/** An invitation may name a privacy policy, and a parcel is tracked as well: it has to be about cookies or about one's own data. */
const speaksOfConsent =
  /cookie|gdpr|(?:your|cookie|manage) consent|consent (?:preferences|settings|choices)|(?:value|respect|care about) your privacy|^your privacy|privacy (?:settings|preferences|choices)|datenschutz-?(?:einstellungen|präferenzen)|privatsphäre|(?:votre|respect de la) (?:confidentialité|vie privée)|traceurs|(?:su|tu) privacidad|la tua privacy|uw privacy|ciasteczk|クッキー|쿠키|ملفات تعريف الارتباط|הקוקיז|עוגיות|куки|çerez/iu;

/** All of what the button says: one that refuses and does something else besides is left alone. */
const refuses = new RegExp(
  `^(?:${[
    '(?:no,? )?(?:i )?(?:reject|refuse|decline|deny)(?: all| optional| additional| non-?essential| cookies| them| tracking){0,3}',
    "(?:don[’']t|do not) (?:allow|accept|consent)",
    '(?:use |accept |allow )?(?:only|just) (?:strictly )?(?:necessary|essential|required|needed)(?: cookies| ones)?',
    '(?:use |accept |allow )?(?:strictly )?(?:necessary|essential|required)(?: cookies)? only',
    '(?:continue|proceed) without (?:accepting|agreeing|consent|cookies)',
    '(?:alle |alles |cookies )?ablehnen|nicht zustimmen|(?:nur )?(?:technisch )?(?:notwendige|erforderliche|essenzielle|essentielle)(?: cookies)?(?: akzeptieren| zulassen| erlauben)?|ohne (?:einwilligung|zustimmung) fortfahren',
    '(?:tout |je )?refuser?(?: tout| les cookies)?|continuer sans accepter|cookies nécessaires(?: uniquement| seulement)?|uniquement les (?:cookies )?nécessaires',
    '(?:rechazar|denegar|rechazo)(?: todo| todas| todos| cookies| las cookies){0,2}|(?:solo|sólo) (?:las )?(?:cookies )?(?:necesarias|esenciales)',
    '(?:rifiuta|rifiuto|nega)(?: tutto| tutti| i cookie)?|continua senza accettare|solo (?:i )?(?:cookie )?necessari',
    '(?:rejeitar|recusar|recuso)(?: tudo| todos| cookies)?|apenas (?:os )?(?:cookies )?(?:necessários|essenciais)',
    '(?:alles |alle cookies )?weigeren|alleen noodzakelijke?(?: cookies)?|doorgaan zonder (?:te )?accepteren',
    '(?:afvis|avvis|avslå|avvisa|avböj|neka|hylkää)(?: alle| alla| kaikki)?|(?:kun|bare|endast) nødvendige|endast nödvändiga',
    '(?:odrzuć|odrzucam|nie zgadzam się)(?: wszystkie| wszystko)?|tylko (?:niezbędne|konieczne)(?: pliki cookie)?',
    '(?:odmítnout|odmietnuť)(?: vše| všechny| všetko)?|(?:отклонить|отказаться|не принимать)(?: все| всё)?|(?:відхилити)(?: все| всі)?',
    '(?:tümünü )?reddet|απόρριψη(?: όλων)?|رفض(?: الكل| الجميع)?|דחה(?: הכל)?|דחיית הכל|(?:すべて)?拒否(?:する)?|同意しない|全部拒绝|拒绝(?:全部)?|全部拒絕|拒絕|(?:모두 )?거부',
  ].join('|')})[.!]?$`,
  'iu',
);

/** Those buttons of a layer that asks for consent which say no to it: nobody regrets that, and the page is uncovered. */
export function refusalsOf({ says, buttons }: AskingLayer): Closer[] {
  if (!speaksOfConsent.test(says)) return [];
  return buttons.filter(
    ({ words, attributes }) =>
      refuses.test(words.trim().replaceAll(/\s+/g, ' ')) && !attributesSpeakOfRegret(attributes),
  );
}
