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
    'find out more here, full article, full story, learn more here, read article, read full article, read the article, read the full article, read the full story, see details, show more',
  ],
  de: [
    'details, erfahren sie mehr, hier, hier klicken, hierher, klick hier, klicke hier, klicken sie hier, lesen sie mehr, link',
    'mehr, mehr dazu, mehr details, mehr erfahren, mehr info, mehr infos, mehr informationen, mehr lesen, weiterlesen, weiter lesen',
    'weitere infos, weitere informationen, diese seite, dieser link, zum link',
    'artikel lesen, details ansehen, details anzeigen, hier weiterlesen, jetzt lesen, mehr anzeigen, mehr hier, mehr sehen, zum artikel, zum beitrag, zur meldung',
  ],
  fr: [
    'ici, cliquer ici, cliquez ici, clique ici, détails, en savoir plus, lien, ce lien, cette page, lire, lire la suite, lire plus',
    'plus, plus d infos, plus d informations, plus de détails, savoir plus, suite, voir, voir plus, voir ici',
    'découvrir plus, en voir plus, lire l article, lire la suite ici, plus d info, pour en savoir plus, voir le détail, voir les détails',
  ],
  es: [
    'aquí, clic aquí, haga clic aquí, haz clic aquí, pincha aquí, pulsa aquí, pulse aquí, continuar leyendo, detalles, enlace',
    'este enlace, esta página, leer, leer más, más, más detalles, más info, más información, saber más, seguir leyendo, sigue leyendo',
    'ver, ver aquí, ver más',
    'conoce más, conozca más, descubre más, descubra más, haz click aquí, lee más, leer artículo, leer el artículo, más aquí, ver detalle, ver detalles',
  ],
  it: [
    'altro, approfondisci, clicca qui, continua, continua a leggere, continua la lettura, dettaglio, leggi l articolo, leggi qui, maggiori dettagli, maggiori informazioni, mostra altro, per saperne di più, scopri, ulteriori informazioni, dettagli, leggi, leggi di più, leggi tutto, link, qui, scopri di più, vedi',
  ],
  nl: [
    'details, hier, klik hier, lees het artikel, lees meer, lees verder, link, meer, bekijk, bekijk meer, meer details, meer weergeven, ontdek meer, toon meer, meer informatie, meer info, meer lezen, verder lezen',
  ],
  pt: [
    'aqui, clique aqui, detalhes, leia mais, ler mais, link, mais, mais informações, saber mais, saiba mais, ver mais, clica aqui, conheça mais, continuar a ler, continuar lendo, continue lendo, descubra mais, leia o artigo, ler artigo, mais aqui, mais detalhes, mostrar mais, ver, ver detalhes, ver aqui',
  ],
  ru: [
    'далее, детали, здесь, нажмите здесь, подробнее, подробности, подробная информация, узнать больше, узнать подробнее, читать, читать дальше',
    'читать далее, читать полностью, ещё, еще, больше, перейти, смотреть, сюда, тут, ссылка',
    'нажмите, показать ещё, показать еще, посмотреть, узнайте больше, читайте далее, читать еще, читать ещё, читать статью',
  ],
  uk: [
    'детальніше, докладніше, дізнатися більше, тут, читати далі, більше, посилання, читати більше, показати більше, натисніть тут',
  ],
  pl: [
    'czytaj dalej, czytaj więcej, dowiedz się więcej, kliknij tutaj, tutaj, więcej, szczegóły, kliknij, przeczytaj, przeczytaj więcej, sprawdź, więcej informacji, zobacz, zobacz więcej, pokaż więcej',
  ],
  cs: [
    'zde, klikněte zde, více, číst dál, číst více, podrobnosti, více informací, celý článek, další informace, dozvědět se více, přečíst více, zjistit více, zobrazit více',
  ],
  sv: [
    'här, klicka här, läs mer, mer, mer information, läs artikeln, läs vidare, se mer, visa mer',
  ],
  da: [
    'her, klik her, læs mere, mere, mere information, læs artiklen, læs videre, se mere, vis mere',
  ],
  no: ['her, klikk her, les mer, mer, mer informasjon, les saken, les videre, se mer, vis mer'],
  fi: [
    'tässä, tästä, klikkaa tästä, lue lisää, lisää, lisätietoja, katso lisää, lue artikkeli, näytä lisää',
  ],
  hu: [
    'itt, kattintson ide, ide kattintva, bővebben, tovább, részletek, több, kattints ide, megnézem, olvass tovább, tovább olvasom, további információ, további információk',
  ],
  tr: [
    'buraya tıklayın, burada, buradan, buraya, daha fazla, daha fazlası, devamı, devamını oku, detaylar, buraya tıkla, daha fazla bilgi, daha fazla göster, detay, detaylı bilgi, devamını okuyun, incele, tıkla, tıklayın',
  ],
  el: [
    'εδώ, κάντε κλικ εδώ, πατήστε εδώ, περισσότερα, δείτε περισσότερα, διαβάστε περισσότερα, μάθετε περισσότερα, λεπτομέρειες, διαβάστε, διαβάστε το άρθρο, κλικ εδώ, περισσότερες πληροφορίες',
  ],
  ar: [
    'هنا, اضغط هنا, انقر هنا, اقرأ المزيد, المزيد, قراءة المزيد, تفاصيل, التفاصيل, للمزيد, اضغط, اعرف المزيد, إقرأ المزيد, انقر, تابع القراءة, عرض المزيد, مزيد من المعلومات, معرفة المزيد',
  ],
  he: [
    'כאן, לחצו כאן, לחץ כאן, קרא עוד, עוד, פרטים, למידע נוסף, המשך קריאה, להמשך קריאה, לחצו, לפרטים, לפרטים נוספים, עוד מידע, קראו עוד',
  ],
  ja: [
    'こちら, こちらへ, こちらから, こちらをクリック, ここ, ここをクリック, 詳細, 詳しく, 詳しくはこちら, 詳細はこちら, 続きを読む, もっと見る, クリック, もっと読む, 記事を読む, 詳細を見る, 詳しく見る, 続き',
  ],
  zh: [
    '点击这里, 点这里, 这里, 更多, 详情, 查看更多, 查看详情, 阅读更多, 了解更多, 點擊這裡, 這裡, 詳情, 閱讀更多, 查看, 点击, 点击查看, 阅读全文, 閱讀全文, 了解詳情, 了解详情, 點擊',
  ],
  ko: [
    '여기, 여기를 클릭, 여기를 클릭하세요, 더보기, 더 보기, 자세히, 자세히 보기, 더 알아보기, 자세히 알아보기, 계속 읽기, 클릭',
  ],
  vi: [
    'tại đây, xem thêm, đọc thêm, chi tiết, xem chi tiết, nhấn vào đây, bấm vào đây, tìm hiểu thêm',
  ],
  id: ['baca selengkapnya, di sini, klik di sini, selengkapnya, baca lebih lanjut'],
  ro: [
    'află mai multe, aici, citește mai mult, citește mai departe, click aici, detalii, mai mult, mai multe',
  ],
  sk: ['čítať viac, kliknite sem, tu, viac, viac informácií, zistiť viac, podrobnosti'],
  bg: ['още, повече, прочети повече, прочетете повече, тук, натиснете тук'],
  hr: ['ovdje, kliknite ovdje, više, pročitaj više, saznaj više, opširnije'],
  ca: ['aquí, feu clic aquí, llegir més, llegeix més, més, més informació, saber-ne més'],
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
  return (
    text
      .toLowerCase()
      // Of the Turkish capital İ a dot of its own is left.
      .replaceAll('i\u0307', 'i')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}
