import { isFiller, isTemplateLeak, plain } from '../meaningless-words.ts';

const fileName =
  /^[\w .()%-]{1,80}\.(html?|xhtml|php\d?|aspx?|jsp|cgi|pl|docx?|odt|pptx?|xlsx?|indd|qxd|txt)$/i;
/** Where the page lies, as browsers show it in any case. */
const address = /^(?:https?:\/\/\S+|localhost:\d+\S*|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?)$/i;
const numbered =
  /^(new|untitled|unbenannt|neue|nouvelle|nueva|page|document|seite|slide)( (page|document|seite|página))? ?[ -]?\d*$/;

/** What programs put there, and what waits for a title. */
const empty = new Set(
  [
    'a title, add title here, default title, document title, enter the title of your html document here, enter title here, index, insert title here',
    'my web page, my webpage, my website, new document, no title, page title, site title, test page, the title, this is the title, title, title here, title goes here',
    'untitled, untitled document, untitled page, web page, webpage, website title, your title here',
    'angular app, create next app, nuxt app, react app, svelte app, vite app, vite + react, vite + react + ts, vite + vue, vue app, welcome to nginx',
    'dokument, kein titel, neues dokument, ohne titel, seitentitel, titel, titel hier einfügen, unbenannt, unbenanntes dokument',
    'document sans nom, document sans titre, nouveau document, page sans titre, sans nom, sans titre, titre, titre de la page',
    'новая страница, без названия, без имени, документ без названия, заголовок страницы, безымянный',
    '無題, 無題のドキュメント, 新しいページ, タイトル, ページタイトル, 无标题, 无标题文档, 新建页面, 제목 없음',
    'بدون عنوان, صفحة جديدة, مستند جديد, νέα σελίδα, χωρίς τίτλο, έγγραφο χωρίς τίτλο, nowa strona, bez tytułu, strona bez tytułu',
    'documento senza titolo, nuova pagina, pagina senza titolo, senza titolo, titolo, naamloos, naamloos document, nieuwe pagina, titel pagina, sem título, nova página, documento sem título',
    'yeni sayfa, başlıksız, adsız, namnlös, ny sida, uten navn, ny side, uden titel, nimetön, uusi sivu, bez názvu, nová stránka',
    'bootstrap template, create react app, electron app, expo app, gatsby default starter, gatsby starter blog, html template, ionic app, lorem ipsum, new page, next.js app, nextjs app',
    'new react router app, new remix app, placeholder, placeholder title, qwik app, remix app, solid app, starter template, sveltekit app, tauri app, title of the document',
    'vite + lit, vite + preact, vite + svelte, vite + svelte + ts, vite + vue + ts, your title, your website title',
    'app, application form, form, my app, my site, new site, web app, formular, meine seite, meine webseite, meine website, formulaire, mon site, ma page',
    'formulario, mi página, mi sitio, mi sitio web, página, página web, sitio web, formulário, modulo, il mio sito, mijn website, formulier, форма, мой сайт, نموذج, صفحة',
    'blank, copy, default, demo, hello world, html5 template, just another wordpress site, laravel, loading, localhost, main, my blog, new tab, please wait, redirecting, sample page, template, test, vue 3 app, website',
    'beispielseite, bitte warten, lädt, webseite, chargement, cargando, caricamento, carregando, ładowanie, yükleniyor, загрузка, sito web, tesztoldal, testseite, testsida, testside, página de prueba, page de test, pagina di prova',
    'documento, documento nuevo, documento sin título, nuevo documento, página sin título, sin título, título, título de la página',
  ].flatMap((line) => line.split(', ')),
);

/** What tells only how far somebody has come with a file. */
const stages = new Set(
  'backup copy draft final finished neu new old revised rev temp test tmp updated version wip alt endfassung endversion entwurf fertig kopie version brouillon copie définitif finale nouveau nouvelle provisoire bozza copia borrador definitivo nuevo prueba versión kopie черновик копия'.split(
    ' ',
  ),
);
/** Kinds of file that such words stand beside. */
const files = new Set(
  'document doc file form formular formulaire formulario formulier homepage index landing layout main mockup page prototype screen seite site web website webseite página datei fichier archivo documento dokument maquette entwurf'.split(
    ' ',
  ),
);

/** “Form v2 (final)”, “index-neu-2”: a kind of file and its version, and nothing else. */
function isVersionOfFile(words: string): boolean {
  const parts = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const isStage = (part: string) => stages.has(part) || /^(v|ver|rev|r)\d{1,4}$/.test(part);
  return (
    parts.some((part) => files.has(part)) &&
    parts.some(isStage) &&
    // A number alone names a form, as “Form 1040”.
    parts.every((part) => files.has(part) || isStage(part) || /^(v|\d{1,4})$/.test(part))
  );
}

/** What first pages are called, which names no page apart from its site. */
const homes = new Set(
  [
    'home, home page, homepage, main page, start page, startpage, front page, welcome',
    'startseite, hauptseite, willkommen, accueil, page d accueil, page d’accueil, bienvenue, inicio, página de inicio, página principal, bienvenido, bienvenidos',
    'pagina iniziale, início, página inicial, startpagina, главная, главная страница, strona główna, domů, hem, startsida, hjem, forside, etusivu, ana sayfa, anasayfa',
    'ホーム, トップページ, 首页, 首頁, 主页, 홈, αρχική, αρχική σελίδα, الرئيسية, الصفحة الرئيسية, דף הבית',
  ].flatMap((line) => line.split(', ')),
);

/** Whether a title says only that this is the first page of some site. */
export function isHomeOnly(title: string): boolean {
  const parts = title.split(/\s+[|–—·:•-]\s+/).filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => homes.has(plain(part)));
}

/** What any site has, with nothing of which one or about what; on a page whose heading says more they are no title. */
const kinds = new Set(
  [
    'article, blog, calendar, contents, dashboard, details, item, list, listing, map, online service, online services, overview, panel, player, portal, product, result, results, screen, search, service, services, shop, store, view',
    'artikel, details, ergebnis, onlineshop, ergebnisse, karte, liste, onlinedienste, online-dienste, portal, produkt, suche, suchergebnisse, übersicht',
    'article, carte, détail, détails, lecteur, liste, portail, produit, recherche, résultat, résultats, services en ligne, vue d’ensemble',
    'artículo, buscar, búsqueda, detalle, detalles, lista, listado, mapa, portal, producto, resultado, resultados, servicios, servicios en línea',
    'dettagli, dettaglio, elenco, lista, mappa, pagina, portale, prodotto, ricerca, risultati, risultato, servizi, servizi online, servizio, servizio online',
    'detalhe, detalhes, listagem, pesquisa, produto, serviços, serviços online, lijst, overzicht, resultaat, resultaten, zoeken, zoekresultaten',
  ].flatMap((line) => line.split(', ')),
);

/** Whether a title says only of what kind a page or a site is, as thousands of others are. */
export function isKindOnly(title: string): boolean {
  const parts = title.split(/\s+[|–—·:•-]\s+/).filter((part) => part.trim() !== '');
  return (
    parts.some((part) => kinds.has(plain(part))) &&
    parts.every((part) => kinds.has(plain(part)) || saysNothingWhole(part) || isHomeOnly(part))
  );
}

/** Whether a title says nothing of its page, whatever page that is. */
export function saysNothing(title: string): boolean {
  return saysNothingWhole(title) || saysNothingInParts(title);
}

/** “Home – New page (2)”: the first page of a site, and a page that a program has named. */
function saysNothingInParts(title: string): boolean {
  const parts = title.split(/\s+[|–—·:•-]\s+/).filter((part) => part.trim() !== '');
  return (
    parts.length > 1 &&
    parts.some(saysNothingWhole) &&
    parts.every((part) => saysNothingWhole(part) || isHomeOnly(part))
  );
}

function saysNothingWhole(title: string): boolean {
  const words = plain(title.replace(/\s*\((?:\d{1,3}|copy|kopie|copie|copia)\)\s*$/i, ''));
  return (
    words === '' ||
    empty.has(words) ||
    numbered.test(words) ||
    isVersionOfFile(words) ||
    fileName.test(title.trim()) ||
    address.test(title.trim()) ||
    isFiller(title) ||
    isTemplateLeak(title)
  );
}
