import { mostFunctionWords } from '../function-words.ts';
import { isFiller, isTemplateLeak, plain } from '../meaningless-words.ts';

const endings = 'jpe?g|png|gif|svg|webp|avif|bmp|ico|tiff?|heic|jfif';
const fileName = new RegExp(`^[^/\\\\?]{1,80}\\.(${endings})$`, 'i');
/** Names that cameras and programs give to pictures. */
const givenName =
  /^(img|image|dsc[nf]?|pict?|picture|photo|scan|screenshot|screen shot|pxl|mvi|gopr|bild|foto|imagen|unnamed|untitled|unbenannt|intro|figure|fig|chart|graph|diagram|diagramm|diagramme|graphique|gráfico|gráfica|grafiek|wykres|graphic|grafik|abb|abbildung|slide|avatar|thumb|thumbnail|banner|unbenannt|sans titre|sin título|写真|画像|图片|照片|изображение|фото|صورة|εικόνα|afbeelding|artwork|billede|bilde|fotografía|fotografia|görsel|illustration|imagem|immagine|kép|kuva|obrazek|obrázek|placeholder|platzhalter|resim|zdjęcie|圖片|사진|이미지|תמונה)[ _#-]*\d[\d _-]*$/;
/** What cameras and phones call a picture, with words behind it or not. */
const cameraName = /(?:^|[\s(])(?:img|dsc[nf]?|pxl|gopr|mvi|dji|sam)[_-]\d{3,}/i;
/** What agencies, programs and phones call a picture, with figures and dates and nothing else. */
const programName =
  /^(?:(?:adobestock|alamy|depositphotos|dreamstime|fotolia|freepik|gettyimages|istock(?:photo)?|pexels|photo|pixabay|shutterstock|unsplash)[-_ ](?:photo[-_ ])?\d{4,}[\w-]*|(?:bildschirmfoto|capture d.écran|captura de pantalla|chatgpt image|schermata|screenshot|screen shot|whatsapp image)[-_ ](?=.*\d{4})(?:\d|[\s.:_-]|at|um|à|alle|am|pm|a las)+)$/i;
/** Names of a place in a layout, joined as in code, as “hero-bg” and “header_image_2”. */
const codeName =
  /^(?:banner|bg|background|card|default|feature|footer|header|hero|home|image|img|logo|main|page|photo|pic|picture|post|section|slide|slider|teaser|thumb|thumbnail)(?:[_-](?:banner|bg|background|copy|final|footer|header|hero|image|img|large|lg|main|md|mobile|desktop|new|photo|pic|picture|sm|small|slide|teaser|thumb|thumbnail|v?\d{1,4}))+$/i;
/** An address, which names where the picture lies. */
const address = /^((https?|ftp):\/\/|www\.|data:image\/|blob:)\S+$/i;
/** A place in a row, which says nothing of what a picture shows there. */
const place = /^(step|schritt|étape|paso|passo|stap|шаг|ステップ|手順) ?\d{1,2}$/;

/** Kinds of picture, and words that wait for better ones. */
const empty = new Set(
  [
    'alt, alt text, alternative text, alt tag, blank, bullet, clipart, description, dot, empty, enter alt text, filler, graphic',
    'image, image alt, image description, image here, image placeholder, img, insert alt text here, insert image description, no alt, no description',
    'photo, photograph, pic, picture, pixel, placeholder, placeholder image, shim, spacer, spacer gif, spacer image, thumbnail, todo, transparent',
    'untitled, your alt text here',
    'abbildung, alternativtext, bild, bildbeschreibung, foto, grafik, platzhalter, vorschaubild',
    'image vide, illustration, photographie, texte alternatif',
    'imagen, fotografía, gráfico, texto alternativo, marcador de posición',
    'immagine, afbeelding, imagem, bilde, kuva, obrázek, zdjęcie',
    'изображение, картинка, рисунок, фото, фотография, 写真, 画像, 图片, 圖片, 照片, 이미지, 사진, صورة, الصورة, תמונה, εικόνα, φωτογραφία, görsel, resim, fotoğraf',
    'click, click here, click image, decorative, decorative image, icon image, image button, image link, image not available, image of, insert image, logo image, lorem ipsum, my image, no image, photo of, picture of, the image, the picture, upload, uploaded image, user uploaded image',
    'article image, background image, featured image, gallery image, header image, hero image, post image, preview image, product image, product photo, stock image, stock photo, teaser image',
    'artikelbild, beitragsbild, headerbild, hintergrundbild, produktbild, produktfoto, symbolbild, symbolfoto, teaserbild, titelbild',
    'image à la une, image de fond, image du produit, image produit, photo du produit, photo produit, visuel, imagen de fondo, imagen de producto, imagen del producto, imagen destacada, foto de producto, foto del producto',
    'a photo, a picture, an image, background, bg, dummy, images, image title, new image, photos, pics, pictures, vector, your image, your photo',
    'bilder, fotos, hintergrund, billede, foto van, een foto, kép, ilustrace, ilustracja, ilustración, imágenes, obraz, obrazek, fotografia, fotoğrafı, resmi, 사진 설명',
    'dekorativ, ein bild, hier klicken, image décorative, une image, cliquez ici, una imagen, imagen decorativa, haga clic aquí',
  ].flatMap((line) => line.split(', ')),
);

/** What a large picture is, where it should be said what it shows. An icon for it says enough. */
const kinds = new Set(
  [
    'attachment, banner, chart, diagram, drawing, figure, graph, infographic, map image, plan, sketch, slide, infographics, flowchart, schematic, scheme',
    'anhang, diagramm, infografik, schaubild, schema, skizze, zeichnung, karikatur, anlage, folie',
    'diagramme, graphique, infographie, pièce jointe, schéma, dessin, croquis',
    'adjunto, archivo adjunto, diagrama, esquema, infografía, dibujo, croquis',
    'grafico, diagramma, схема, диаграмма, график, чертёж, вложение, рисунок, 図, 図表, グラフ, イラスト, 图表, σχήμα, διάγραμμα, رسم بياني, مخطط',
  ].flatMap((line) => line.split(', ')),
);

/** What a picture is printed on or put up as, which says nothing of it at any size above an icon’s. */
const carriers = new Set(
  [
    'album art, album cover, artwork, book cover, cover, cover art, cover image, flyer, header, hero, leaflet, poster, screenshot, teaser',
    'albumcover, aushang, bildschirmfoto, buchcover, flugblatt, plakat, umschlag, affiche, bannière, capture d’écran, couverture, jaquette, pochette',
    'captura de pantalla, carátula, cartel, cubierta, folleto, portada, póster, copertina, locandina, manifesto, omslag, cartaz, capa, афиша, обложка, плакат, постер',
    'ポスター, 表紙, 封面, 海报, 포스터, ملصق, غلاف, כרזה, αφίσα, εξώφυλλο',
  ].flatMap((line) => line.split(', ')),
);

/** What people search for who want to buy: it tells that a list of words is meant for search engines. */
const forSearch =
  /(?<!\p{L})(best|buy|cheap|cheapest|deals|discount|online|angebote?|beste[nrs]?|billige?[nrs]?|günstige?[nrs]?|kaufen|preiswerte?|acheter|meilleure?s?|pas cher|promo|barat[oa]s?|comprar|mejor(es)?|ofertas?|acquistare|migliori?|kopen|goedkope?|купить|дёшево|недорого)(?!\p{L})/iu;

/** Whether an alternative says only on what its picture is shown, as “poster” and “cover”. */
export function saysOnlyItsCarrier(alternative: string): boolean {
  return carriers.has(plain(alternative));
}

/** Whether it says of the sign of a company or a site no more than that it is one. */
export function saysOnlyLogo(alternative: string): boolean {
  return /^(the |our |company |site |website |header |das |unser |firmen|le |notre |el |nuestro )?(logo|logotype|logotipo|logotip|логотип|λογότυπο|ロゴ|标志)$/u.test(
    plain(alternative),
  );
}

/** Four and more short entries between commas that say the same again and again, with words of shoppers. */
function isKeywords(text: string): boolean {
  const entries = text.split(/\s*[,;|]\s*/).filter(Boolean);
  if (entries.length < 4 || /[.!?]/.test(text.slice(0, -1)) || !forSearch.test(text)) return false;
  const words = entries.map((entry) => entry.toLowerCase().split(/\s+/));
  if (words.some((entry) => entry.length > 4) || joins.test(entries.at(-1) ?? '')) return false;
  const counts = Map.groupBy(
    words.flatMap((entry) => [...new Set(entry)]).filter((word) => word.length > 3),
    (word) => word,
  );
  return [...counts.values()].some(({ length }) => length > 1);
}

/** So many words without a sentence between them, of which one comes so often in one form or another. */
const pile = { words: 8, times: 3, stem: 5 } as const;

/** “Boat boats boat hire best boats hire bay”: words in a row of which none joins others. */
function isPile(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  // Of other languages the words that join are not known here.
  if (!/\p{Script=Latin}/u.test(text)) return false;
  if (words.length < pile.words || /[,.;:!?–—"“”«»()\d]/.test(text)) return false;
  if (isSentence(words)) return false;
  const stems = Map.groupBy(
    words.filter((word) => word.length >= 4),
    (word) => word.slice(0, pile.stem),
  );
  const most = Math.max(0, ...[...stems.values()].map(({ length }) => length));
  return most >= pile.times && most >= words.length / 4;
}

/** Whether words as every sentence has stand among them. */
function isSentence(words: readonly string[]): boolean {
  const found = mostFunctionWords(words, '');
  return found !== null && found.hits > words.length / 10;
}

const joins = /^(and|or|und|oder|et|ou|y|e|o|en|of|и|или)\s/iu;

/** What a thin line is that only parts or decorates. */
const lines = new Set(
  [
    'bar, border, decoration, decorative line, divider, dividing line, horizontal line, horizontal rule, hr, line, ornament, rule, separator, section divider',
    'linie, ornament, trenner, trennlinie, trennstrich, verzierung, zierlinie',
    'décoration, filet, ligne, ligne de séparation, ornement, séparateur, séparation, trait',
    'adorno, decoración, divisor, línea, línea divisoria, raya, separador',
    'linea, riga, separatore, linha, lijn, scheidingslijn, линия, разделитель, 線, 区切り線, 分割线',
  ].flatMap((line) => line.split(', ')),
);

/** Signs that mean something by which one it is. */
const signs = new Set(
  [
    'arrow, badge, emblem, flag, icon, indicator, logo, sign, star, status, status icon, symbol, trend, trend arrow',
    'abzeichen, fahne, flagge, pfeil, stern, zeichen',
    'drapeau, étoile, flèche, icône, statut, symbole',
    'bandera, estado, estrella, flecha, icono, logotipo, símbolo',
    'bandiera, freccia, icona, simbolo, stella, stato',
    'pijl, icoon, vlag, ster, seta, ícone, bandeira, strzałka, ikona, logo firmy',
    'стрелка, значок, логотип, флаг, звезда, 矢印, アイコン, ロゴ, 箭头, 图标, سهم, أيقونة, شعار',
  ].flatMap((line) => line.split(', ')),
);

/** Whether an alternative says that there is a sign, and not which. */
export function isKindOfSign(alternative: string): boolean {
  return signs.has(plain(alternative));
}

/** Whether an alternative says only that there is a line. */
export function saysLine(alternative: string): boolean {
  return lines.has(plain(alternative));
}

/** Whether an alternative would do for an icon, and says nothing of a large picture: its kind, or its place in a row. */
export function saysOnlyItsKind(alternative: string): boolean {
  const words = plain(alternative);
  return kinds.has(words) || place.test(words);
}

/** What an alternative is that tells nothing of its picture: for people, completes "it is"; null for one that may tell. */
export function saysNothing(alternative: string, source: string): string | null {
  const text = alternative.trim();
  const words = plain(text);
  if (fileName.test(text)) return 'the name of a file';
  if (address.test(text)) return 'an address';
  if (programName.test(text)) return 'the name that an agency or a program gave to its file';
  if (codeName.test(text)) return 'a name of its place in the code';
  if (cameraName.test(text)) return 'the name that a camera gave to its file';
  if (givenName.test(words)) return 'a name that was given by number';
  if (/^\d+$/.test(words) && (words.startsWith('0') || words === stemOf(source))) return 'a number';
  if (empty.has(words)) return 'a word that is true of any picture';
  if (isKeywords(text) || isPile(text))
    return 'a list of words for search engines, and no description';
  if (isTemplateLeak(text) || isFiller(text)) return 'what a template left behind';
  return null;
}

/** The name of the picture's file, without its ending. */
function stemOf(source: string): string {
  const path = source.split(/[?#]/)[0] ?? '';
  return (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').toLowerCase();
}
