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

/** How languages begin what comes first, what follows, of which there may be several, and what comes last. */
const sequence = [
  [
    'firstly|first of all|to begin with|to start(?: with)?',
    'zuerst|zunächst|als erstes|erstens',
    '(?:tout )?d.abord|premièrement|pour commencer',
    'primero|en primer lugar|ante todo|para empezar',
    'prima di tutto|per prima cosa|anzitutto|innanzitutto|per cominciare',
    'primeiro|em primeiro lugar|antes de (?:mais|tudo)|para começar',
    'eerst|ten eerste|allereerst|om te beginnen',
    'först|först och främst|till att börja med|først|til at begynne med|først og fremmest|først og fremst|for det første',
    'najpierw|po pierwsze|na początek|nejprve|nejdřív|zaprvé|najprv|mai întâi|először|elsőként',
    'önce|ilk olarak|öncelikle|ensin|ensiksi|aluksi',
    'сначала|во-первых|прежде всего|спочатку|по-перше|πρώτα|αρχικά|أولا|أولًا|ראשית|תחילה',
    'まず|最初に|はじめに|먼저|우선|首先|第一步',
  ],
  [
    'secondly|then|next|after (?:that|this)|afterwards',
    'danach|dann|daraufhin|anschließend|als nächstes|zweitens',
    'deuxièmement|ensuite|puis|après cela',
    'luego|después|a continuación',
    'poi|dopo|quindi|in seguito',
    'depois|em seguida|a seguir',
    'daarna|vervolgens|dan|ten tweede',
    'sedan|därefter|dernæst|derefter|deretter|så',
    'potem|następnie|później|po drugie|potom|poté|pak|apoi|după aceea|aztán|azután|majd',
    'sonra|daha sonra|ardından|sitten|seuraavaksi|sen jälkeen',
    'потом|затем|далее|во-вторых|потім|далі|έπειτα|ύστερα|μετά|ثم|بعد ذلك|אחר כך|לאחר מכן',
    '次に|それから|続いて|다음으로|그다음|그런 다음|然后|接着|接下来|其次',
  ],
  [
    'finally|lastly|at last|at the end|in the end',
    'zum schluss|zum ende|zuletzt|schließlich|abschließend|am ende',
    'enfin|pour finir|finalement',
    'por último|finalmente|al final|para terminar',
    'infine|alla fine|per finire',
    'por fim|no fim|para terminar',
    'ten slotte|tot slot|als laatste|uiteindelijk',
    'till sist|slutligen|till slut|sist|til sidst|til slut|til slutt|endelig',
    'na koniec|w końcu|wreszcie|nakonec|závěrem|nakoniec|la final|în cele din urmă|végül|legvégül',
    'son olarak|en son|sonunda|lopuksi|viimeiseksi',
    'наконец|в конце|нарешті|наприкінці|τέλος|στο τέλος|أخيرا|أخيرًا|לבסוף|לסיום',
    '最後に|마지막으로|끝으로|最后',
  ],
].map(
  (languages) =>
    new RegExp(
      `^(?:${languages.join('|')})(?![\\p{L}--[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Hang}]])`,
      'iv',
    ),
);

const journey = [
  /^(depart(s|ure|ing)?|leaves|check-?in|ab|abfahrt|abflug|anreise|départ|part à|salida|sale)(?!\p{L})/iu,
  /^(arriv(es?|al|ing)|check-?out|an|ankunft|abreise|arrivée|arrive|llegada|llega)(?!\p{L})/iu,
];

/** What place the first words of an item give it; null where they give it none. */
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
