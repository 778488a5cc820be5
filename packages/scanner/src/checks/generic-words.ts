/**
 * What links say that name neither a destination nor a purpose, by language. Nouns by which menus and tabs name places,
 * as “Info” and “Website”, are left out.
 */
const genericLinks: Readonly<Record<string, readonly string[]>> = {
  en: [
    'a link, click, click here, click this, click this link, continue reading, details, discover more, find out more, follow this link',
    'go, go here, go there, here, just here, learn more, link, more, more details, more here, more info, more information',
    'press here, read, read here, read more, read more here, read on, right here, see here, see more, tap here, this, this link, this one',
    'this page, this site, this website, view, view details, view more, visit',
  ],
  de: [
    'details, erfahren sie mehr, hier, hier klicken, hierher, klick hier, klicke hier, klicken sie hier, lesen sie mehr, link',
    'mehr, mehr dazu, mehr details, mehr erfahren, mehr info, mehr infos, mehr informationen, mehr lesen, weiterlesen, weiter lesen',
    'weitere infos, weitere informationen, diese seite, dieser link, zum link',
  ],
  fr: [
    'ici, cliquer ici, cliquez ici, clique ici, détails, en savoir plus, lien, ce lien, cette page, lire, lire la suite, lire plus',
    'plus, plus d infos, plus d informations, plus de détails, savoir plus, suite, voir, voir plus, voir ici',
  ],
  es: [
    'aquí, clic aquí, haga clic aquí, haz clic aquí, pincha aquí, pulsa aquí, pulse aquí, continuar leyendo, detalles, enlace',
    'este enlace, esta página, leer, leer más, más, más detalles, más info, más información, saber más, seguir leyendo, sigue leyendo',
    'ver, ver aquí, ver más',
  ],
  it: [
    'altro, clicca qui, continua a leggere, dettagli, leggi, leggi di più, leggi tutto, link, qui, scopri di più, vedi',
  ],
  nl: [
    'details, hier, klik hier, lees meer, lees verder, link, meer, meer informatie, meer info, meer lezen, verder lezen',
  ],
  pt: [
    'aqui, clique aqui, detalhes, leia mais, ler mais, link, mais, mais informações, saber mais, saiba mais, ver mais',
  ],
  ru: [
    'далее, детали, здесь, нажмите здесь, подробнее, подробности, подробная информация, узнать больше, узнать подробнее, читать, читать дальше',
    'читать далее, читать полностью, ещё, еще, больше, перейти, смотреть, сюда, тут, ссылка',
  ],
  uk: ['детальніше, докладніше, дізнатися більше, тут, читати далі, більше, посилання'],
  pl: ['czytaj dalej, czytaj więcej, dowiedz się więcej, kliknij tutaj, tutaj, więcej, szczegóły'],
  cs: ['zde, klikněte zde, více, číst dál, číst více, podrobnosti, více informací'],
  sv: ['här, klicka här, läs mer, mer, mer information'],
  da: ['her, klik her, læs mere, mere, mere information'],
  no: ['her, klikk her, les mer, mer, mer informasjon'],
  fi: ['tässä, tästä, klikkaa tästä, lue lisää, lisää, lisätietoja'],
  hu: ['itt, kattintson ide, ide kattintva, bővebben, tovább, részletek, több'],
  tr: [
    'buraya tıklayın, burada, buradan, buraya, daha fazla, daha fazlası, devamı, devamını oku, detaylar',
  ],
  el: [
    'εδώ, κάντε κλικ εδώ, πατήστε εδώ, περισσότερα, δείτε περισσότερα, διαβάστε περισσότερα, μάθετε περισσότερα, λεπτομέρειες',
  ],
  ar: ['هنا, اضغط هنا, انقر هنا, اقرأ المزيد, المزيد, قراءة المزيد, تفاصيل, التفاصيل, للمزيد'],
  he: ['כאן, לחצו כאן, לחץ כאן, קרא עוד, עוד, פרטים, למידע נוסף'],
  ja: [
    'こちら, こちらへ, こちらから, こちらをクリック, ここ, ここをクリック, 詳細, 詳しく, 詳しくはこちら, 詳細はこちら, 続きを読む, もっと見る',
  ],
  zh: [
    '点击这里, 点这里, 这里, 更多, 详情, 查看更多, 查看详情, 阅读更多, 了解更多, 點擊這裡, 這裡, 詳情, 閱讀更多',
  ],
  ko: ['여기, 여기를 클릭, 여기를 클릭하세요, 더보기, 더 보기, 자세히, 자세히 보기'],
};

/** Of those, what only points at the link itself: it takes nothing up of what stands around it. */
const pointingAtLink = new Set(
  [
    'click, click here, click this, click this link, go here, here, just here, press here, right here, tap here, this link',
    'hier, hier klicken, hierher, klick hier, klicke hier, klicken sie hier, dieser link',
    'ici, cliquer ici, cliquez ici, clique ici, ce lien, aquí, clic aquí, haga clic aquí, haz clic aquí, pincha aquí, pulsa aquí, pulse aquí, este enlace',
    'qui, clicca qui, klik hier, aqui, clique aqui, здесь, нажмите здесь, сюда, тут, kliknij tutaj, tutaj, zde, klikněte zde, här, klicka här',
    'klikk her, klik her, klikkaa tästä, buraya tıklayın, buraya, εδώ, κάντε κλικ εδώ, πατήστε εδώ, هنا, اضغط هنا, انقر هنا, כאן, לחצו כאן, לחץ כאן',
    'こちら, こちらをクリック, ここ, ここをクリック, 点击这里, 点这里, 这里, 點擊這裡, 這裡, 여기, 여기를 클릭, 여기를 클릭하세요',
  ].flatMap((line) => line.split(', ')),
);

/** Names of kinds of page and file, which a sentence can link without saying which one. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  en: ['article, blog, document, file, form, page, post, site, text, video, web page, website'],
  de: ['artikel, beitrag, datei, dokument, formular, seite, webseite, website'],
  fr: ['article, document, fichier, formulaire, page, site, site web'],
  es: ['artículo, archivo, documento, formulario, página, sitio, sitio web'],
};

/** “This product”, “diese Seite”: it points at something, with one word for it. */
const pointing: Readonly<Record<string, RegExp>> = {
  en: /^(this|that|these|those) \p{L}+$/u,
  de: /^dies(e|er|es|en|em) \p{L}+$/u,
  fr: /^(ce|cet|cette|ces) \p{L}+$/u,
  es: /^(este|esta|estos|estas|ese|esa) \p{L}+$/u,
};

/** What a format calls itself, and how the names of such files end. */
const formats: Readonly<Record<string, readonly string[]>> = {
  pdf: ['pdf'],
  epub: ['epub'],
  mobi: ['mobi'],
  csv: ['csv'],
  json: ['json'],
  xml: ['xml'],
  doc: ['doc', 'docx'],
  docx: ['docx'],
  word: ['doc', 'docx'],
  excel: ['xls', 'xlsx'],
  xlsx: ['xlsx'],
  odt: ['odt'],
  zip: ['zip'],
  mp3: ['mp3'],
  mp4: ['mp4'],
  txt: ['txt'],
  text: ['txt'],
  'plain text': ['txt'],
};

/** What is said of a file, whichever: one such link of a page is known by what it stands under, and of several none is. */
const downloads = new Set(
  [
    'download, download file, download here, download now, download document, herunterladen, jetzt herunterladen, datei herunterladen, hier herunterladen',
    'télécharger, téléchargement, télécharger ici, télécharger le fichier, télécharger le document, descargar, descarga, descargar aquí, descargar archivo, descargar documento',
    'scarica, scarica il file, baixar, transferir, baixar arquivo, downloaden, bestand downloaden, pobierz, ladda ner, hent, last ned, lataa, скачать, λήψη, تنزيل, تحميل, ダウンロード, 下载, 下載, 다운로드',
  ].flatMap((line) => line.split(', ')),
);

const byLanguage = setsOf(genericLinks);
const kindsByLanguage = setsOf(kinds);

function setsOf(
  lists: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(lists).map(([language, lines]) => [
      language,
      new Set(lines.flatMap((line) => line.split(', '))),
    ]),
  );
}

/** Languages of pages are often declared wrongly. What has several words, or other letters, is of no other language. */
const unmistakable = new Set(
  [...byLanguage.values()].flatMap((all) =>
    [...all].filter((words) => words.includes(' ') || !/\p{Script=Latin}/u.test(words)),
  ),
);

/** Whether a link that says this says nothing of where it leads, in the language of the page or in English. */
export function isGenericLinkText(text: string, language: string): boolean {
  if (isPunctuation(text)) return true;
  const words = wordsOf(text);
  return Boolean(
    byLanguage.get(language)?.has(words) ||
    byLanguage.get('en')?.has(words) ||
    unmistakable.has(words),
  );
}

/** Whether it would be a generic text in some language, whichever. */
export function isGenericSomewhere(text: string): boolean {
  const words = wordsOf(text);
  return [...byLanguage.values()].some((all) => all.has(words));
}

/** Whether a generic text only points at its link: “here”, not “read more”. */
export function isPointingAtLink(text: string): boolean {
  return pointingAtLink.has(wordsOf(text));
}

/** An address that is written for programs: a file, parameters or names that nobody can read. A site’s name is fine. */
export function isTechnicalAddress(text: string): boolean {
  const address = /^(?:https?:\/\/|www\.)[^\s/]+\/(\S+)$/i.exec(text.trim())?.[1];
  if (address === undefined || /^10\.\d{4}/.test(address)) return false;
  return (
    /\?[^=]+=/.test(address) ||
    /\.(pdf|docx?|xlsx?|pptx?|zip|php|aspx?|jsp|cgi|do)$/i.test(address) ||
    /(^|\/)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(\/|$)/i.test(address)
  );
}

/** What ends or parts sentences; arrows, crosses and dots of a row can mean something. */
function isPunctuation(text: string): boolean {
  return /^[.,;:'"`´]+$/.test(text.trim());
}

/** Whether a link says only that it leads to a file. */
export function isDownloadOnly(text: string): boolean {
  return downloads.has(wordsOf(text));
}

/** Whether a link within a sentence says only of what kind it is where it leads. */
export function isKindOnly(text: string, language: string): boolean {
  const words = wordsOf(text);
  return Boolean(kindsByLanguage.get(language)?.has(words) || pointing[language]?.test(words));
}

/** Whether a link says only of what format the file is that it leads to. */
export function isFormatOnly(text: string, href: string): boolean {
  const path = href.toLowerCase().split(/[?#]/)[0] ?? '';
  return (formats[wordsOf(text)] ?? []).some((ending) =>
    new RegExp(`\\.${ending}(\\.|$)`).test(path),
  );
}

/** In lower case, without signs such as arrows and periods. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
