import { isTemplateLeak, plain } from '../meaningless-words.ts';

const list = (words: string): string[] => words.split(', ');

/** What waits for a heading, or is none, by language. */
const headings: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'heading, headline, title, untitled, section, section title, text, heading here, your heading here, insert heading, more, click here, read more, lorem ipsum, new section, block, content here, sub heading, subheading',
  ),
  de: list(
    'überschrift, titel, ohne titel, abschnitt, mehr, neue überschrift, neuer abschnitt, hier klicken',
  ),
  fr: list('titre, sans titre, section, plus, nouveau titre, cliquez ici, titre ici'),
  es: list('título, titular, sin título, sección, más, nuevo título, haga clic aquí, encabezado'),
};

/** What is true of any field, by language. */
const labels: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'text, field, input, label, enter, enter text, value, form field, text field, text box, textbox, type here, your text here, input field, edit, data',
  ),
  de: list('feld, text, eingabe, eingabefeld, textfeld, wert, hier eingeben'),
  fr: list('champ, texte, saisie, valeur, champ de texte, saisir'),
  es: list('campo, texto, entrada, valor, campo de texto, escriba aquí'),
  it: list('campo, testo, valore'),
  nl: list('veld, tekst, waarde'),
  el: list('πεδίο, κείμενο'),
  ru: list('поле, текст, ввод'),
  ar: list('حقل, نص'),
  ja: list('入力, テキスト, フィールド'),
  zh: list('字段, 文本, 输入'),
};

/** Whether a heading with these words heads anything at all. */
export function saysNothingAsHeading(words: string, language: string): boolean {
  return isTemplateLeak(words) || isIn(headings, words, language);
}

/** Whether a label with these words would do for any field. */
export function saysNothingAsLabel(words: string, language: string): boolean {
  return isTemplateLeak(words) || isIn(labels, words, language);
}

function isIn(
  all: Readonly<Record<string, readonly string[]>>,
  words: string,
  language: string,
): boolean {
  const said = plain(words);
  return Boolean(all[language]?.includes(said) || all['en']?.includes(said));
}
