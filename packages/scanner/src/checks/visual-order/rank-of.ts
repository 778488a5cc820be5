/** A way to count, and the place that words have in it. */
export interface Rank {
  kind: 'number' | 'sequence' | 'journey';
  place: number;
}

const numbered =
  /^(?:(?:step|stage|phase|part|chapter|lesson|day|week|level|schritt|stufe|teil|kapitel|lektion|tag|woche|étape|etape|partie|chapitre|leçon|jour|semaine|paso|fase|parte|capítulo|lección|día|semana)\s+(\d{1,3})\b|\(?(\d{1,2})\s?[.):–—](?!\d))/iu;
const alone = /^\(?(\d{1,2})[.)]?$/;

const ordinals = [
  /^(first|1st|erste[rsn]?|première?|1re|1er|primer[oa]?)\b/iu,
  /^(second|2nd|zweite[rsn]?|deuxième|seconde?|segund[oa])(?!\p{L})/iu,
  /^(third|3rd|dritte[rsn]?|troisième|tercer[oa]?)(?!\p{L})/iu,
  /^(fourth|4th|vierte[rsn]?|quatrième|cuart[oa])(?!\p{L})/iu,
  /^(fifth|5th|fünfte[rsn]?|cinquième|quint[oa])(?!\p{L})/iu,
];

/** Several of them may follow each other in the middle. */
const sequence = [
  /^(firstly|first of all|to begin with|to start( with)?|zuerst|zunächst|als erstes|erstens|(tout )?d.abord|premièrement|pour commencer|primero|en primer lugar|ante todo|para empezar)(?!\p{L})/iu,
  /^(secondly|then|next|after (that|this)|afterwards|danach|dann|daraufhin|anschließend|als nächstes|zweitens|deuxièmement|ensuite|puis|après cela|luego|después|a continuación)(?!\p{L})/iu,
  /^(finally|lastly|at last|at the end|in the end|zum schluss|zum ende|zuletzt|schließlich|abschließend|am ende|enfin|pour finir|finalement|por último|finalmente|al final|para terminar)(?!\p{L})/iu,
];

const journey = [
  /^(depart(s|ure|ing)?|leaves|check-?in|ab|abfahrt|abflug|anreise|départ|part à|salida|sale)(?!\p{L})/iu,
  /^(arriv(es?|al|ing)|check-?out|an|ankunft|abreise|arrivée|arrive|llegada|llega)(?!\p{L})/iu,
];

/** What place the first words of an item give it, in English, German, French or Spanish; null where they give it none. */
export function rankOf(words: string): Rank | null {
  const number = numbered.exec(words) ?? alone.exec(words);
  if (number) return { kind: 'number', place: Number(number[1] ?? number[2]) };
  return (
    among('sequence', sequence, words) ??
    among('number', ordinals, words) ??
    among('journey', journey, words)
  );
}

function among(kind: Rank['kind'], all: readonly RegExp[], words: string): Rank | null {
  const place = all.findIndex((one) => one.test(words));
  return place === -1 ? null : { kind, place: place + 1 };
}
