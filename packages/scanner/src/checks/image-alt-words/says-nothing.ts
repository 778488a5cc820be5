import { isTemplateLeak, plain } from '../meaningless-words.ts';

const endings = 'jpe?g|png|gif|svg|webp|avif|bmp|ico|tiff?|heic|jfif';
const fileName = new RegExp(`^[^/\\\\?]{1,80}\\.(${endings})$`, 'i');
/** Names that cameras and programs give to pictures. */
const givenName =
  /^(img|image|dsc[nf]?|pict?|picture|photo|scan|screenshot|screen shot|pxl|mvi|gopr|bild|foto|imagen|unnamed|untitled|unbenannt|intro|figure|fig|graphic|grafik|abb|abbildung|slide|avatar|thumb|thumbnail|banner|unbenannt|sans titre|sin título|写真|画像|图片|照片|изображение|фото|صورة|εικόνα)[ _#-]*\d[\d _-]*$/;
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
  if (givenName.test(words)) return 'a name that was given by number';
  if (/^\d+$/.test(words) && (words.startsWith('0') || words === stemOf(source))) return 'a number';
  if (empty.has(words)) return 'a word that is true of any picture';
  if (isTemplateLeak(text)) return 'what a template left behind';
  return null;
}

/** The name of the picture's file, without its ending. */
function stemOf(source: string): string {
  const path = source.split(/[?#]/)[0] ?? '';
  return (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '').toLowerCase();
}
