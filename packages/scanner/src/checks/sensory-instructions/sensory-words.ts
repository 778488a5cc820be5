import { asWritten, inLowerCase } from './in-lower-case.ts';
import type { Grammar } from './grammar.ts';
import { ar } from './grammars/ar.ts';
import { cs } from './grammars/cs.ts';
import { da } from './grammars/da.ts';
import { de } from './grammars/de.ts';
import { en } from './grammars/en.ts';
import { es } from './grammars/es.ts';
import { fi } from './grammars/fi.ts';
import { fr } from './grammars/fr.ts';
import { he } from './grammars/he.ts';
import { it } from './grammars/it.ts';
import { ja } from './grammars/ja.ts';
import { nl } from './grammars/nl.ts';
import { no } from './grammars/no.ts';
import { pl } from './grammars/pl.ts';
import { pt } from './grammars/pt.ts';
import { ru } from './grammars/ru.ts';
import { sv } from './grammars/sv.ts';
import { tr } from './grammars/tr.ts';

/** What an instruction tells of a thing that cannot be heard. */
export interface SensoryReference {
  /** The words that name the thing, with those that describe it. */
  phrase: string;
  /** The noun of it. */
  thing: string;
  /** Names of colors in English, as `matchesColor` knows them. */
  colors: readonly string[];
  isRound: boolean;
  /** Its shape is told. */
  hasShape: boolean;
  /** Its place is told. */
  hasPlace: boolean;
  /** It is to be pressed, and is no part of the page to look at. */
  isControl: boolean;
}

interface Patterns {
  all: RegExp;
  colors: readonly (readonly [string, RegExp])[];
  round: RegExp;
  shape: RegExp;
  side: RegExp;
  control: RegExp;
  figure: RegExp;
}

export const grammars: readonly Grammar[] = [
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  he,
  it,
  ja,
  nl,
  no,
  pl,
  pt,
  ru,
  sv,
  tr,
];

const languages: readonly Patterns[] = grammars.map((grammar) => {
  const { verb, article, and, colors, round, shape, size, side, control, figure, part, place } =
    grammar;
  const description = [...Object.values(colors), round, shape, size, side].join('|');
  const described = `(?:${description})(?:[, ]+(?:(?:${and}) )?(?:${description}))*`;
  const thing = `(?:${control}|${figure}|${part})`;
  const named =
    grammar.descriptions === 'before'
      ? `(?:(?<before>${described})[ -]+)?(?<thing>${thing})`
      : `(?:(?<before>${size}) )?(?<thing>${thing})(?: (?<after>${described}))?`;
  const bound = '(?<![\\p{L}\\p{N}])';
  const begin = grammar.isUnspaced ? '' : bound;
  const all = grammar.isJoined
    ? `${begin}(?<phrase>(?<before>(?:${description})+)(?<thing>${thing}))(?:${article})[^。、,.]{0,6}?${begin}(?:${verb})`
    : `${bound}(?:${verb})(?: \\p{L}+){0,3}? (?:${article}) ?(?<phrase>${named}(?:,? (?:${place}))?(?![\\p{L}\\p{N}-]))`;
  const whole = grammar.isJoined ? anywhere : alone;
  return {
    all: new RegExp(all, 'dgu'),
    colors: Object.entries(colors).map(([color, words]) => [color, whole(words)] as const),
    round: whole(round),
    shape: whole(shape),
    side: whole(place === '' ? side : `${place}|${side}`),
    control: whole(`${control}|${figure}`),
    figure: whole(figure),
  };
});

function anywhere(words: string): RegExp {
  return new RegExp(words, 'u');
}

function alone(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
}

/** Where it says by what words something else is meant: then the description is not all that there is. */
const named =
  /["“”„«»‹›「」『』]|(?<!\p{L})[‘'][^‘’']{2,40}[’'](?!\p{L})|\b(labell?ed|called|named|marked|titled|headed|that says|which says|with the (word|text|name|label)|beschriftet\p{L}*|namens|genannt|com o (?:texto|nome)|chamad[oa]s?|intitulad[oa]s?|que diz|mit der aufschrift|mit dem text|intitulée?|nommée?|appelée?|libellée?|marquée?|llamad[oa]|denominad[oa]|titulad[oa]|etiquetad[oa]|que dice|chiamat[oa]|genaamd)\b|с надписью|называ|مكتوب علي|المسمى|المسماة|بعنوان|باسم/u;

/** Things that are round by what they are called. */
const roundThing =
  /^(?:circles?|kreise?|cercles?|círculos?|circulitos?|cerchi?o?|cerchiett[oi]|cirkel\p{L}*|sirk\p{L}+|bol(?:ões|ão|as?|inhas?|itas?|letje)|bollin[oi]|pallin[oi]|bal(?:ões|ão)|dots?|dis[ck]s?|ovals?|bubbles?|scheibe|kringel|pünktchen|ronds?|pastilles?|rondje|stip|prick\p{L}*|prikk?\p{L}*|kół\p{L}+|kropk\p{L}|kruh\p{L}*|kroužk?\p{L}*|koleč\p{L}+|puntík\p{L}*|круг\p{L}?|круж\p{L}+|daire\p{L}*|yuvarla\p{L}*|çember\p{L}*|ympyr\p{L}+|pallo\p{L}*|丸|ה?עיגול(?:ים)?|الدائرة)$/u;

/** Words that mean any shape, and what cakes are baked in as well: only a place makes them something of the page. */
const anyShape =
  /^(?:shapes?|form(?:a|e|as|es|en)?|vorm|kształt\p{L}*|tvar\p{L}*|muoto\p{L}*|şek\p{L}*|фигур\p{L}|図形|ה?צורה|الشكل)$/u;

/** Verbs by which a figure is looked at, as in a legend or a drawing, and not pressed. */
const looking =
  /(?<!\p{L})(?:find\p{L}*|look|see|read|check|fill in|complete|beacht\p{L}*|seh\p{L}*|sieh\p{L}*|trouv\p{L}+|voi[rst]\p{L}*|voyez|regard\p{L}+|encontr\p{L}+|encuentr\p{L}+|ve[ar]?|vea\p{L}*|mir[ae]\p{L}*|trov\p{L}+|guard\p{L}+|vedi|vej\p{L}+|consult\p{L}+|são|estão|vind\p{L}*|zie|kijk|bekijk\p{L}*|se|hitta\p{L}*|titta|znajd\p{L}+|zobacz\p{L}*|patrz\p{L}*|najd\p{L}+|podív\p{L}+|viz|найд\p{L}+|смотр\p{L}+|посмотр\p{L}+|etsi\p{L}*|katso\p{L}*|löyd\p{L}+|ראו|מצאו|انظر|ابحث)(?!\p{L})/u;

/** What a sentence refers to by what people see only; empty where it names what it means. */
export function sensoryReferences(sentence: string): SensoryReference[] {
  const lower = inLowerCase(sentence);
  if (named.test(lower)) return [];
  return languages.flatMap(({ all, colors, round, shape, side, control, figure }) =>
    [...lower.matchAll(all)].flatMap((match) => {
      const phrase = match.groups?.['phrase'] ?? '';
      const thing = match.groups?.['thing'] ?? '';
      const rest = sentence.slice((match.index ?? 0) + match[0].length);
      // “the blue button Save” has a name after all.
      if (/^ \p{Lu}/u.test(rest)) return [];
      const isFigure = figure.test(thing);
      if ((isFigure || roundThing.test(thing)) && looking.test(match[0].replace(phrase, ' ')))
        return [];
      const about = phrase.replace(thing, ' ');
      const found = {
        phrase: asWritten(sentence, match, 'phrase'),
        thing: asWritten(sentence, match, 'thing'),
        colors: colors.filter(([, words]) => words.test(about)).map(([color]) => color),
        isRound: round.test(about),
        hasShape: shape.test(about),
        hasPlace: side.test(about),
        isControl: control.test(thing),
      };
      if (anyShape.test(thing) && !found.hasPlace) return [];
      const isTold = found.colors.length > 0 || found.isRound || found.hasShape || found.hasPlace;
      return isTold
        ? [
            {
              ...found,
              isRound: found.isRound || roundThing.test(thing),
              hasShape: found.hasShape || isFigure,
            },
          ]
        : [];
    }),
  );
}
