import { isTemplateLeak, plain } from '../meaningless-words.ts';

const list = (words: string): string[] => words.split(', ');

/** What waits for a heading, or is none, by language. */
const headings: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'heading, headline, title, untitled, section, section title, text, heading here, your heading here, insert heading, more, click here, read more, lorem ipsum, new section, block, content here, sub heading, subheading, add heading, add your heading text here, h1, h2, h3, h4, h5, h6, heading 1, heading 2, heading 3, header here, insert title here, placeholder, placeholder heading, section heading, some heading, title here, your title here, your title',
  ),
  de: list(
    'überschrift, titel, ohne titel, abschnitt, mehr, neue überschrift, neuer abschnitt, hier klicken, platzhalter, titel hier einfügen, überschrift hier einfügen, weiterlesen, mehr lesen, zwischenüberschrift',
  ),
  fr: list(
    'titre, sans titre, section, plus, nouveau titre, cliquez ici, titre ici, en savoir plus, insérer un titre, lire la suite, rubrique, sous-titre, votre titre',
  ),
  es: list(
    'título, titular, sin título, sección, más, nuevo título, haga clic aquí, encabezado, inserte un título, leer más, subtítulo, su título, tu título, ver más',
  ),
  it: list('titolo, senza titolo, sezione, leggi di più, clicca qui'),
  nl: list('titel, kop, zonder titel, sectie, lees meer, klik hier'),
  pt: list('título, sem título, seção, ler mais, leia mais, clique aqui'),
  ru: list('заголовок, без названия, раздел, подробнее, текст'),
  ja: list('見出し, タイトル, 無題, 詳細はこちら'),
  zh: list('标题, 无标题'),
  el: list('τίτλος, επικεφαλίδα, χωρίς τίτλο'),
  ar: list('عنوان, بدون عنوان, المزيد'),
};

/** What is true of any field, by language. */
const labels: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'text, field, input, label, enter, enter text, value, form field, text field, text box, textbox, type here, your text here, input field, edit, data, enter here, enter text here, enter value, form input, info, information, input text, insert text, placeholder, text input, type something, write here',
  ),
  de: list(
    'feld, text, eingabe, eingabefeld, textfeld, wert, hier eingeben, angabe, angaben, beschriftung, bitte eingeben, daten, formularfeld, info, text eingeben',
  ),
  fr: list(
    'champ, texte, saisie, valeur, champ de texte, saisir, donnée, entrez du texte, entrée, info, saisissez ici, texte ici, étiquette',
  ),
  es: list(
    'campo, texto, entrada, valor, campo de texto, escriba aquí, dato, etiqueta, info, ingrese texto, introduzca texto',
  ),
  it: list('campo, testo, valore'),
  nl: list('veld, tekst, waarde'),
  el: list('πεδίο, κείμενο'),
  ru: list('поле, текст, ввод'),
  ar: list('حقل, نص'),
  ja: list('入力, テキスト, フィールド'),
  zh: list('字段, 文本, 输入'),
};

/** What two parts of a page can both be called only where neither says what it is about, by language. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'about, additional information, details, further information, general, general information, info, information, introduction, learn more, links, miscellaneous, more details, more info, more information, note, other, other information, other links',
  ),
  de: list(
    'allgemeines, details, hinweis, info, information, informationen, links, mehr informationen, sonstiges, weitere informationen, weitere links, weiteres, zusätzliche informationen',
  ),
  fr: list(
    'autre, autres informations, divers, détails, en savoir plus, généralités, info, information, informations, informations complémentaires, liens, plus d informations, plus d’informations, remarque',
  ),
  es: list(
    'detalles, enlaces, generalidades, info, información, información adicional, más información, nota, otra información, otros, varios',
  ),
  it: list(
    'altre informazioni, altro, dettagli, informazioni, maggiori informazioni, ulteriori informazioni',
  ),
  nl: list('details, informatie, meer informatie, overig, overige informatie'),
  ru: list('дополнительная информация, информация, подробности, прочее, разное'),
};

/** What a button says that does anything, by language. */
const buttons: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'btn, button, button 1, button text, click, click button, click here, click me, click this, control, icon, image button, label, my button, new button, press, press here, press me, push, push me, tap here, this button, icon button',
  ),
  de: list(
    'hier drücken, hier klicken, hier tippen, klick, klick hier, klick mich, klicken, klicken sie hier, knopf, schaltfläche, taste',
  ),
  fr: list('appuyer, appuyez ici, bouton, clic, cliquer, cliquer ici, cliquez, cliquez ici, icône'),
  es: list(
    'botón, clic, clic aquí, haga clic, haga clic aquí, haz clic aquí, icono, pulse, pulse aquí, pulsar',
  ),
  it: list('bottone, clicca, clicca qui, premi, premi qui, pulsante'),
  nl: list('klik, klik hier, knop'),
  ru: list('кнопка, нажать, нажмите, нажмите здесь, клик'),
};

/** Whether two headings that both say this leave open which is which. */
export function saysNothingTwice(words: string, language: string): boolean {
  return isIn(repeated, words, language);
}

/** Whether a button with these words would do anything. */
export function saysNothingAsButton(words: string, language: string): boolean {
  return isTemplateLeak(words) || isIn(buttons, words, language);
}

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
