import { isFiller, isTemplateLeak, plain } from '../meaningless-words.ts';

const list = (words: string): string[] => words.split(', ');

/** What waits for a heading, or is none, by language. */
const headings: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'heading, headline, title, untitled, section, section title, text, heading here, your heading here, insert heading, more, click here, read more, lorem ipsum, new section, block, content here, sub heading, subheading, add heading, add your heading text here, h1, h2, h3, h4, h5, h6, heading 1, heading 2, heading 3, header here, insert title here, placeholder, placeholder heading, section heading, some heading, title here, your title here, your title, stuff, more stuff, other stuff, some stuff, random stuff, more things, other things, some things, some content, more content, main content here, blah, blah blah, bla bla, accordion title, accordion heading, accordion header, accordion item, tab title, toggle title, card title, block title, widget title, heading text, heading goes here, title goes here, title text, enter your title here, enter title here, add title, add a title, add a heading, add your title here, add your title, your headline, your headline here, this is the heading, this is a heading, this is your heading, this is a title, this is your title, sample heading, sample title, example heading, section headline, section title here, section header, subtitle here, your subtitle here, page heading, banner title, slide title, slide heading, feature title, hero title, new heading, new title, edit me, tbd, asdf, xxx, foo, foo bar, dummy text',
  ),
  de: list(
    'überschrift, titel, ohne titel, abschnitt, mehr, neue überschrift, neuer abschnitt, hier klicken, platzhalter, titel hier einfügen, überschrift hier einfügen, weiterlesen, mehr lesen, zwischenüberschrift, noch mehr, mehr zeug, anderes zeug, bla bla, blabla, mehr inhalt, noch mehr inhalt, weiterer inhalt, akkordeon titel, akkordeontitel, tab titel, reiter titel, titel eingeben, überschrift eingeben, titel hier eingeben, überschrift hier eingeben, hier steht die überschrift, hier steht ein titel, ihre überschrift, ihre überschrift hier, ihr titel, dein titel, deine überschrift, das ist eine überschrift, dies ist eine überschrift, beispielüberschrift, titel der karte, abschnittstitel, untertitel, blindtext, beispieltext',
  ),
  fr: list(
    'titre, sans titre, section, plus, nouveau titre, cliquez ici, titre ici, en savoir plus, insérer un titre, lire la suite, rubrique, sous-titre, votre titre, autres choses, d’autres choses, encore plus, bla bla, trucs, autres trucs, titre de l accordéon, titre de l’accordéon, titre de l onglet, titre de l’onglet, titre de la section, titre de section, saisissez un titre, saisissez votre titre, votre titre ici, ajoutez votre titre, ajoutez votre titre ici, ceci est un titre, titre de la carte, exemple de titre',
  ),
  es: list(
    'título, titular, sin título, sección, más, nuevo título, haga clic aquí, encabezado, inserte un título, leer más, subtítulo, su título, tu título, ver más, más cosas, otras cosas, cosas, bla bla, título del acordeón, título de la pestaña, título de la sección, título de sección, escriba un título, escribe un título, escriba aquí su título, añade tu título aquí, añadir título, tu título aquí, su título aquí, esto es un título, este es el encabezado, título de ejemplo, título de la tarjeta',
  ),
  it: list(
    'titolo, intestazione, senza titolo, sezione, inserisci titolo, titolo qui, il tuo titolo, bla bla, sottotitolo, leggi di più, clicca qui, titolo della sezione, titolo del tab, inserisci il titolo, il tuo titolo qui, questo è il titolo',
  ),
  nl: list(
    'titel, kop, koptekst, kopje, tussenkop, zonder titel, sectie, meer, titel hier, uw titel, jouw titel, lees meer, klik hier, titel van de sectie, titel van het tabblad, accordeontitel, accordeon titel, voer een titel in, uw titel hier, dit is een titel',
  ),
  pt: list(
    'título, subtítulo, cabeçalho, sem título, seção, secção, mais, título aqui, seu título aqui, insira o título, ler mais, leia mais, saiba mais, clique aqui',
  ),
  ru: list(
    'заголовок, подзаголовок, без названия, без заголовка, раздел, подробнее, текст, ещё, еще, введите заголовок, ваш заголовок, нажмите здесь',
  ),
  uk: list('заголовок, без назви, розділ, докладніше, текст'),
  hu: list('címsor, alcím, cím nélkül, szakasz, továbbiak, kattintson ide'),
  ko: list('제목, 소제목, 제목 없음, 더보기, 섹션'),
  ja: list('見出し, 小見出し, タイトル, 無題, 詳細はこちら, こちら, もっと見る, セクション'),
  zh: list(
    '标题, 大标题, 小标题, 副标题, 无标题, 標題, 大標題, 小標題, 副標題, 更多, 点击这里, 章节',
  ),
  el: list('τίτλος, επικεφαλίδα, υπότιτλος, χωρίς τίτλο, ενότητα, περισσότερα, πατήστε εδώ'),
  ar: list('عنوان, بدون عنوان, المزيد, أشياء أخرى, المزيد من الأشياء, عنوان فرعي, العنوان هنا'),
  cs: list(
    'nadpis, název, bez názvu, sekce, více, klikněte zde, titulek, oddíl, podnadpis, mezititulek',
  ),
  da: list(
    'overskrift, mellemrubrik, underoverskrift, titel, uden titel, afsnit, sektion, læs mere, klik her',
  ),
  fi: list('otsikko, alaotsikko, väliotsikko, nimetön, osio, lue lisää, klikkaa tästä'),
  he: list('כותרת, כותרת משנה, ללא כותרת, מקטע, קרא עוד'),
  no: list(
    'overskrift, mellomtittel, undertittel, tittel, uten tittel, avsnitt, seksjon, les mer, klikk her',
  ),
  pl: list(
    'nagłówek, podtytuł, śródtytuł, tytuł, bez tytułu, sekcja, więcej, czytaj więcej, kliknij tutaj',
  ),
  sv: list(
    'rubrik, underrubrik, mellanrubrik, titel, utan titel, avsnitt, sektion, läs mer, klicka här',
  ),
  tr: list('başlık, alt başlık, ara başlık, başlıksız, bölüm, devamını oku, buraya tıklayın'),
};

/** What is true of any field, by language. */
const labels: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'text, field, input, label, enter, enter text, value, form field, text field, text box, textbox, type here, your text here, input field, edit, data, enter here, enter text here, enter value, form input, info, information, input text, insert text, placeholder, text input, type something, write here, untitled, untitled field, label here, label text, your label, your text, text here, placeholder text, something, textfield',
  ),
  de: list(
    'feld, text, eingabe, eingabefeld, textfeld, wert, hier eingeben, angabe, angaben, beschriftung, bitte eingeben, daten, formularfeld, info, text eingeben, text hier, ihr text, hier schreiben, irgendwas',
  ),
  fr: list(
    'champ, texte, saisie, valeur, champ de texte, saisir, donnée, entrez du texte, entrée, info, saisissez ici, texte ici, étiquette',
  ),
  es: list(
    'campo, texto, entrada, valor, campo de texto, escriba aquí, dato, etiqueta, info, ingrese texto, introduzca texto',
  ),
  it: list(
    'campo, testo, valore, dato, inserisci, inserisci testo, inserisci qui, scrivi qui, campo di testo, casella di testo, etichetta',
  ),
  nl: list(
    'veld, tekst, waarde, gegeven, invoer, invoerveld, tekstveld, typ hier, vul in, hier invullen, label',
  ),
  el: list('πεδίο, κείμενο, τιμή, εισαγωγή, πληκτρολογήστε εδώ'),
  ru: list('поле, текст, ввод, значение, данные, введите текст, введите значение, поле ввода'),
  uk: list('поле, текст, значення, дані, введіть текст'),
  hu: list('mező, szöveg, érték, adat, ide írjon'),
  ko: list('입력, 텍스트, 필드, 값, 항목'),
  ar: list('حقل, الحقل, نص, النص, قيمة, إدخال, أدخل النص, اكتب هنا'),
  ja: list('入力, テキスト, フィールド, 値, 項目, 入力欄, テキストを入力, ここに入力'),
  zh: list('字段, 文本, 输入, 值, 输入框, 文本框, 请输入, 在此输入'),
  cs: list('pole, text, hodnota, vstup, údaj'),
  da: list('felt, tekst, værdi, indtastning'),
  fi: list('kenttä, teksti, arvo, syöte'),
  he: list('שדה, טקסט, ערך, קלט'),
  no: list('felt, tekst, verdi, inndata'),
  pl: list('pole, tekst, wartość, dane'),
  pt: list(
    'campo, texto, valor, entrada, dado, digite aqui, escreva aqui, insira o texto, campo de texto, etiqueta',
  ),
  sv: list('fält, text, värde, inmatning'),
  tr: list('metin, değer, giriş'),
};

/** What two parts of a page can both be called only where neither says what it is about, by language. */
const repeated: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'about, additional information, details, further information, general, general information, info, information, introduction, learn more, links, miscellaneous, more details, more info, more information, note, other, other information, other links',
  ),
  de: list(
    'allgemeines, details, hinweis, info, information, informationen, links, mehr details, mehr informationen, weitere details, sonstiges, weitere informationen, weitere links, weiteres, zusätzliche informationen',
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
  nl: list('details, informatie, meer details, meer informatie, overig, overige informatie'),
  pt: list(
    'detalhes, informações, mais detalhes, mais informações, mais sobre, outras informações, outros, diversos',
  ),
  ru: list('дополнительная информация, информация, подробности, прочее, разное'),
};

/** What a part of something is called; two such headings of one place say neither which part it is nor what it is about. */
const parts: Readonly<Record<string, readonly string[]>> = {
  en: list(
    'article, block, box, card, chapter, element, entry, exercise, item, module, option, panel, part, post, question, section, step, task, tile, topic, unit, widget',
  ),
  de: list(
    'abschnitt, absatz, artikel, aufgabe, baustein, beitrag, block, eintrag, element, frage, kachel, kapitel, kasten, modul, schritt, teil, thema, übung',
  ),
  fr: list(
    'article, bloc, chapitre, élément, encadré, étape, exercice, module, partie, question, section, sujet, thème, volet',
  ),
  es: list(
    'apartado, artículo, bloque, capítulo, ejercicio, elemento, entrada, módulo, panel, parte, paso, pregunta, recuadro, sección, tarea, tema, unidad',
  ),
  it: list('blocco, capitolo, domanda, elemento, esercizio, parte, passo, riquadro, sezione, tema'),
  nl: list('blok, deel, hoofdstuk, onderdeel, oefening, stap, thema, vraag'),
  pt: list('bloco, capítulo, elemento, exercício, parte, passo, pergunta, seção, tema'),
  ru: list('блок, вопрос, глава, задание, раздел, часть, шаг'),
  ar: list('جزء, الجزء, قسم, القسم, سؤال, السؤال, خطوة, فقرة'),
};

/** Parts of a page’s making, which no reader counts. */
const made =
  /^(widget|placeholder|container|div|component|gadget|kachel|platzhalter|baustein|bloc de texte|marcador|headline|überschrift|encabezado|intestazione|nagłówek|nadpis|overskrift|otsikko|başlık|заголовок|見出し|标题|標題|제목|כותרת|επικεφαλίδα|rubrik|عنوان|sottotitolo|subtitle|untertitel|subtítulo) ?[#nº°.]*[\d０-９]{1,3}$/u;
/** Parts that are counted where there are several of them; one number alone counts nothing. */
const counted =
  /^(area|bereich|block|bloc|bloque|box|card|column|abschnitt|element|item|panel|part|partie|parte|sección|seção|section|sekce|sekcja|sektion|seksjon|avsnitt|afsnit|osio|bölüm|blok|sezione|sectie|secção|ενότητα|розділ|szakasz|섹션|teil|часть|раздел|القسم|قسم|מקטע|セクション|その他) ?[#nº°.]*([\d０-９]{1,3})$/u;

/** What a heading counts that consists of a part and a number, in lower case, as “section”; null for other headings. */
export function countedPart(words: string): string | null {
  return counted.exec(plain(words))?.[1] ?? null;
}

/** Boxes that no text counts, as it counts its chapters. */
const boxes =
  /^(area|bereich|block|bloc|bloque|box|card|column|element|item|panel|abschnitt|section|sekce|sekcja|sektion|seksjon|osio|blok|sezione|sectie|secção|ενότητα|розділ|szakasz|섹션|sección|seção|القسم|قسم|מקטע|セクション|その他)$/u;

/** Whether what a heading counts is a box of the page and no part of a text. */
export function isBox(part: string): boolean {
  return boxes.test(part);
}

/** What is opened one by one to see what it is. */
const entries =
  /^(?:q|question|frage|pregunta|domanda|pergunta|vraag|вопрос|питання|سؤال|السؤال|otázka|pytanie|fråga|spørgsmål|spørsmål|kysymys|kérdés|soru|ερώτηση|שאלה|質問|問題|问题|질문|faq|item|panel|tab|accordion|answer|antwort|réponse|respuesta|risposta|resposta|antwoord|entry|eintrag|element|élément|elemento|info|text|title|titel|titre|título|titolo) ?[#nº°.]*[\d０-９]{1,2}$/u;

/** Whether words only count something that says what it is when it is open, as “Question 1”. */
export function isCountedEntry(words: string): boolean {
  return entries.test(plain(words));
}

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
  return isGeneral(words, language) || isIn(parts, words, language);
}

/** Whether it could stand over the half of the parts of any page. */
export function isGeneral(words: string, language: string): boolean {
  return isIn(repeated, words, language);
}

/** Whether a button with these words would do anything. */
export function saysNothingAsButton(words: string, language: string): boolean {
  return isTemplateLeak(words) || isIn(buttons, words, language);
}

/** Whether a heading with these words heads anything at all. */
export function saysNothingAsHeading(words: string, language: string): boolean {
  return (
    isTemplateLeak(words) ||
    isFiller(words) ||
    isIn(headings, words, language) ||
    made.test(plain(words))
  );
}

/** Whether a label with these words would do for any field. */
export function saysNothingAsLabel(words: string, language: string): boolean {
  const counted = /^(.+?)(?:[ _-]?[\d０-９]{1,2}| \p{L})$/u.exec(plain(words))?.[1];
  return (
    isTemplateLeak(words) ||
    isFiller(words) ||
    isIn(labels, words, language) ||
    // “Field 2”, “value B”
    (counted !== undefined && (isIn(labels, counted, language) || fields.has(counted)))
  );
}

/** Words for a field or a value, counted in any language. Without a figure some stand for more: Turkish “alan” is an area as well. */
const fields = new Set(
  list(
    'alan, giriş, değer, fält, inmatning, värde, felt, inndata, verdi, indtastning, værdi, kenttä, syöte, arvo, pole, wartość, hodnota, vstup, mező, érték, câmp, valoare, polje, vrijednost, vrednost, поле, ввод, значение, значення, πεδίο, τιμή, שדה, ערך, フィールド, 入力欄, 字段, 栏位, 欄位, 필드, 입력란, trường, isian, kolom isian',
  ),
);

function isIn(
  all: Readonly<Record<string, readonly string[]>>,
  words: string,
  language: string,
): boolean {
  const said = plain(words);
  return Boolean(all[language]?.includes(said) || all['en']?.includes(said));
}
