import { isTemplateLeak, plain } from '../meaningless-words.ts';

const endings = 'jpe?g|png|gif|svg|webp|avif|bmp|ico|tiff?|heic|jfif';
const fileName = new RegExp(`^[^/\\\\?]{1,80}\\.(${endings})$`, 'i');
/** Names that cameras and programs give to pictures. */
const givenName =
  /^(img|image|dsc[nf]?|pict?|picture|photo|scan|screenshot|screen shot|pxl|mvi|gopr|bild|foto|imagen|unnamed|untitled|unbenannt|intro|figure|fig|graphic|grafik|abb|slide)[ _#-]*\d[\d _-]*$/;

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
  ].flatMap((line) => line.split(', ')),
);

/** What an alternative is that tells nothing of its picture: for people, completes "it is"; null for one that may tell. */
export function saysNothing(alternative: string, source: string): string | null {
  const text = alternative.trim();
  const words = plain(text);
  if (fileName.test(text)) return 'the name of a file';
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
