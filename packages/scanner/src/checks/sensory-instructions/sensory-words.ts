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

/** What a language says it with; the parts are sources of regular expressions. */
interface Grammar {
  /** What asks people to do something, or to look somewhere. */
  verb: string;
  article: string;
  /** Words between descriptions. */
  and: string;
  /** Names of colors in English, and how they are written. */
  colors: Readonly<Record<string, string>>;
  round: string;
  /** Other shapes. */
  shape: string;
  /** Says nothing alone. */
  size: string;
  /** Of places, as descriptions. */
  side: string;
  /** What has such descriptions and is pressed or filled in. */
  control: string;
  /** What has them and is looked at. */
  part: string;
  /** Where something is, after it. */
  place: string;
  descriptions: 'before' | 'after';
}

const en: Grammar = {
  verb: 'pick|(?:with|using)(?=\\s+the\\s+(?:\\p{L}+\\s+){1,2}buttons?(?!\\p{L}))|click|press|tap|select|push|hit|use|choose|touch|activate|find|look (?:at|in|into)|see|read|fill in|complete|open|check',
  article: 'the|that|this|on the',
  and: 'and|or',
  colors: {
    red: 'red',
    green: 'green',
    blue: 'blue',
    yellow: 'yellow',
    orange: 'orange',
    purple: 'purple|violet',
    pink: 'pink',
    black: 'black',
    white: 'white',
    gray: 'gr[ae]y',
    brown: 'brown',
  },
  round: 'round|circular|oval',
  shape:
    'rounded|round-cornered|square|rectangular|triangular|star-shaped|diamond-shaped|heart-shaped|triangle|star',
  size: 'big|large|small|little|tiny|dark|light|bright',
  side: 'left-hand|right-hand|left|right|upper|lower|top|bottom|leftmost|rightmost',
  control: 'buttons?|icons?|links?|fields?|arrows?|circles?|symbols?|ones?',
  part: 'box|panel|column|bar|area|menu|sidebar|block|frame',
  place:
    '(?:(?:under|below|above|beside) it )?(?:(?:below|above|up|down)[ ,]+)?(?:on|to|at|in) (?:the|your) (?:far |lower |upper |top |bottom )?(?:left|right)(?:[- ]hand)?(?: side| corner| column)?|in the (?:upper|lower|top|bottom)[- ](?:left|right)(?:[- ]hand)?(?: corner)?|at the (?:top|bottom)[- ](?:left|right)',
  descriptions: 'before',
};

const de: Grammar = {
  verb: 'mit(?=\\s+de[mrn]\\s+(?:\\p{L}+\\s+){1,2}(?:knopf|knöpfen|tasten?|schaltflächen?|buttons?)(?!\\p{L}))|klick\\p{L}*|drück\\p{L}*|tipp\\p{L}*|wähl\\p{L}*|betätig\\p{L}*|berühr\\p{L}*|benutz\\p{L}*|nutz\\p{L}*|verwend\\p{L}*|find\\p{L}*|beacht\\p{L}*|seh\\p{L}*|siehe',
  article: 'den|die|das|dem|der|im|ins',
  and: 'und|oder',
  colors: {
    red: 'rot\\p{L}{1,2}',
    green: 'grün\\p{L}{1,2}',
    blue: 'blau\\p{L}{1,2}',
    yellow: 'gelb\\p{L}{1,2}',
    orange: 'orange\\p{L}*',
    purple: 'lila|violett\\p{L}{1,2}',
    pink: 'rosa|pink\\p{L}*',
    black: 'schwarz\\p{L}{1,2}',
    white: 'weiß\\p{L}{1,2}',
    gray: 'grau\\p{L}{1,2}',
    brown: 'braun\\p{L}{1,2}',
  },
  round: 'rund\\p{L}{1,2}|oval\\p{L}{1,2}',
  shape:
    'bunt\\p{L}{1,2}|farbig\\p{L}{1,2}|(?:vier|drei)?eckig\\p{L}{1,2}|quadratisch\\p{L}{1,2}|sternförmig\\p{L}{1,2}',
  size: 'groß\\p{L}{1,2}|klein\\p{L}{1,2}|dunkel|hell\\p{L}{1,2}',
  side: 'recht(?:e|en|er)|link(?:e|en|er)|ober(?:e|en|er)|unter(?:e|en|er)',
  control:
    'knopf|knöpfe|buttons?|schaltflächen?|tasten?|symbole?|icons?|links?|felder|feld|pfeile?|kreise?',
  part: 'kasten|box|kästchen|spalte|leiste|bereich|menü|block|rahmen',
  place:
    '(?:ganz )?(?:oben |unten )?(?:rechts|links)(?: oben| unten)?|auf der (?:rechten|linken) seite|am (?:rechten|linken) rand|in der (?:rechten|linken) (?:oberen |unteren )?(?:ecke|spalte)',
  descriptions: 'before',
};

const fr: Grammar = {
  verb: 'cliqu\\p{L}+|appuy\\p{L}+|sélectionn\\p{L}+|choisi\\p{L}+|utilis\\p{L}+|touch\\p{L}+|press\\p{L}+|trouv\\p{L}+|consult\\p{L}+|voir|voyez|regard\\p{L}+|lis\\p{L}+',
  article: "le|la|les|l’|l'",
  and: 'et|ou',
  colors: {
    red: 'rouges?',
    green: 'verte?s?',
    blue: 'bleue?s?',
    yellow: 'jaunes?',
    orange: 'oranges?',
    purple: 'violet(?:te)?s?|mauves?',
    pink: 'roses?',
    black: 'noire?s?',
    white: 'blanc(?:he)?s?',
    gray: 'grise?s?',
    brown: 'marron|brune?s?',
  },
  round: 'ronde?s?|circulaires?|ovales?',
  shape: 'carrée?s?|rectangulaires?|triangulaires?',
  size: 'grande?s?|gros(?:se)?s?|petite?s?|clair|foncé|vif',
  side: '(?:de|à) (?:droite|gauche)|du haut|du bas|en haut|en bas',
  control: 'boutons?|icônes?|liens?|champs?|flèches?|cercles?|symboles?|cases?',
  part: 'encadré|colonne|barre|zone|menu|panneau|bloc|cadre|boîte',
  place:
    '(?:tout )?(?:(?:en|au) (?:haut|bas|dessous|dessus) )?(?:à|de|sur la|sur votre) (?:droite|gauche)|(?:dans|en) (?:le coin )?(?:supérieur|inférieur) (?:droit|gauche)',
  descriptions: 'after',
};

const es: Grammar = {
  verb: 'ha(?:ga|z) clic|puls\\p{L}+|presion\\p{L}+|seleccion\\p{L}+|elij\\p{L}+|us[ea]|utili[cz]\\p{L}+|toqu?\\p{L}+|pinch\\p{L}+|encontrar\\p{L}*|encuentr\\p{L}+|mir\\p{L}+|consult\\p{L}+|vea|véase|lea',
  article: 'el|la|los|las|al|del',
  and: 'y|o',
  colors: {
    red: 'roj[oa]s?',
    green: 'verdes?',
    blue: 'azul(?:es)?',
    yellow: 'amarill[oa]s?',
    orange: 'naranjas?|anaranjad[oa]s?',
    purple: 'morad[oa]s?|violetas?',
    pink: 'rosas?|rosad[oa]s?',
    black: 'negr[oa]s?',
    white: 'blanc[oa]s?',
    gray: 'gris(?:es)?',
    brown: 'marr(?:ón|ones)',
  },
  round: 'redond[oa]s?|circular(?:es)?|ovalad[oa]s?',
  shape: 'cuadrad[oa]s?|rectangular(?:es)?|triangular(?:es)?',
  size: 'grandes?|gran|pequeñ[oa]s?|clar[oa]|oscur[oa]',
  side: 'de la (?:derecha|izquierda)|derech[oa]|izquierd[oa]|superior|inferior|de arriba|de abajo',
  control: 'botón|botones|iconos?|enlaces?|campos?|casillas?|flechas?|círculos?|símbolos?',
  part: 'recuadro|cuadro|columna|barra|zona|menú|panel|caja|bloque',
  place:
    '(?:(?:abajo|arriba|que está|situad[oa])[ ,]+)?(?:a|de|en) (?:la|su) (?:parte )?(?:superior |inferior )?(?:derecha|izquierda)|(?:en|de) la esquina (?:superior|inferior) (?:derecha|izquierda)',
  descriptions: 'after',
};

const it: Grammar = {
  verb: 'clicc\\p{L}+|fa(?:i|re|te|ccia) clic|prem\\p{L}+|selezion\\p{L}+|scegli\\p{L}*|us[aio]\\p{L}*|tocc\\p{L}+|trov\\p{L}+|guard\\p{L}+|vedi',
  article: 'il|la|lo|le|i|sul|sulla|nel|nella',
  and: 'e|o',
  colors: {
    red: 'ross[oaie]',
    green: 'verd[ei]',
    blue: 'blu|azzurr[oa]',
    yellow: 'giall[oa]',
    orange: 'arancione',
    purple: 'viola',
    pink: 'rosa',
    black: 'ner[oa]',
    white: 'bianc[oa]',
    gray: 'grigi[oa]',
    brown: 'marrone',
  },
  round: 'rotond[oa]|tond[oa]|ovale',
  shape: 'quadrat[oa]|rettangolare|triangolare',
  size: 'grande|piccol[oa]',
  side: 'destr[oa]|sinistr[oa]',
  control: 'pulsante|bottone|icona|link|campo|freccia|cerchio',
  part: 'riquadro|colonna|barra|zona|menu|pannello|casella',
  place: '(?:in (?:alto|basso) )?a (?:destra|sinistra)',
  descriptions: 'after',
};

const pt: Grammar = {
  verb: 'cli(?:que|car|ca)\\p{L}*|prem\\p{L}+|carreg\\p{L}+|pression\\p{L}+|selecion\\p{L}+|escolh\\p{L}+|us[ea]\\p{L}*|utiliz\\p{L}+|toqu\\p{L}+|tocar|encontr\\p{L}+|vej\\p{L}+|ver|consult\\p{L}+|preench\\p{L}+|são|estão',
  article: 'o|a|os|as|no|na|nos|nas|do|da|dos|das|ao|à',
  and: 'e|ou',
  colors: {
    red: 'vermelh[oa]s?|encarnad[oa]s?',
    green: 'verdes?',
    blue: 'azul|azuis',
    yellow: 'amarel[oa]s?',
    orange: '(?:cor de )?laranja',
    purple: 'rox[oa]s?|violetas?',
    pink: '(?:cor[- ]de[- ])?rosa',
    black: 'pret[oa]s?',
    white: 'branc[oa]s?',
    gray: 'cinzent[oa]s?|cinza',
    brown: 'castanh[oa]s?|marrom',
  },
  round: 'redond[oa]s?|circular(?:es)?|ova(?:l|is)',
  shape: 'quadrad[oa]s?|retangular(?:es)?|triangular(?:es)?',
  size: 'grandes?|pequen[oa]s?|clar[oa]s?|escur[oa]s?',
  side: '(?:da|à) (?:direita|esquerda)|direit[oa]|esquerd[oa]|superior|inferior|de cima|de baixo',
  control:
    'bot(?:ão|ões)|ícones?|ligaç(?:ão|ões)|links?|campos?|setas?|círculos?|símbolos?|balões|balão|bolas?',
  part: 'caixa|quadro|coluna|barra|zona|menu|painel|bloco|moldura',
  place:
    '(?:(?:em|por) (?:cima|baixo)|ao lado|no (?:topo|fundo)|acima|abaixo)(?: (?:à|da) (?:direita|esquerda))?|(?:à|da|na) (?:sua )?(?:parte )?(?:direita|esquerda)|no canto (?:superior|inferior) (?:direito|esquerdo)',
  descriptions: 'after',
};

const nl: Grammar = {
  verb: 'klik\\p{L}*|druk\\p{L}*|tik|kies|selecteer|gebruik|raak|vind\\p{L}*|zie',
  article: 'de|het',
  and: 'en|of',
  colors: {
    red: 'rode',
    green: 'groene',
    blue: 'blauwe',
    yellow: 'gele',
    orange: 'oranje',
    purple: 'paarse',
    pink: 'roze',
    black: 'zwarte',
    white: 'witte',
    gray: 'grijze',
    brown: 'bruine',
  },
  round: 'ronde|ovale',
  shape: 'vierkante|driehoekige|rechthoekige',
  size: 'grote|kleine',
  side: 'rechter|linker|bovenste|onderste',
  control: 'knop|pictogram|icoon|link|veld|pijl|cirkel',
  part: 'kader|kolom|balk|vak|menu|blok',
  place: '(?:rechts|links)(?:boven|onder|(?: boven| onder))?|aan de (?:rechter|linker)kant',
  descriptions: 'before',
};

const ru: Grammar = {
  verb: 'нажм\\p{L}+|нажим\\p{L}+|выбер\\p{L}+|щёлкн\\p{L}+|щелкн\\p{L}+|кликн\\p{L}+|используй\\p{L}*|коснитесь|найд\\p{L}+|смотр\\p{L}+|находится',
  // The language has none.
  article: 'на|в|эту|ту|',
  and: 'и|или',
  colors: {
    red: 'красн\\p{L}{2,3}',
    green: 'зел[её]н\\p{L}{2,3}',
    blue: 'син\\p{L}{2,3}|голуб\\p{L}{2,3}',
    yellow: 'ж[её]лт\\p{L}{2,3}',
    orange: 'оранжев\\p{L}{2,3}',
    purple: 'фиолетов\\p{L}{2,3}',
    pink: 'розов\\p{L}{2,3}',
    black: 'ч[её]рн\\p{L}{2,3}',
    white: 'бел\\p{L}{2,3}',
    gray: 'сер\\p{L}{2,3}',
    brown: 'коричнев\\p{L}{2,3}',
  },
  round: 'кругл\\p{L}{2,3}|овальн\\p{L}{2,3}',
  shape: '(?:квадрат|треуголь|прямоуголь)н\\p{L}{2,3}',
  size: 'больш\\p{L}{2,3}|маленьк\\p{L}{2,3}',
  side: 'прав\\p{L}{2}|лев\\p{L}{2}|верхн\\p{L}{2,3}|нижн\\p{L}{2,3}',
  control: 'кнопк[уиае]|знач\\p{L}{2,3}|ссылк[уиае]|пол[еяю]|стрелк[уиае]|иконк[уиае]',
  part: 'рамк[еу]|панел[иь]|столбц[еа]|колонк[еу]|меню|блок[еа]?',
  place:
    '(?:справа|слева)(?: вверху| внизу| сверху| снизу)?|(?:вверху|внизу) (?:справа|слева)|в (?:прав|лев)ом (?:верхн|нижн)ем углу',
  descriptions: 'before',
};

const ar: Grammar = {
  verb: 'اضغطوا|اضغطي|اضغط|انقروا|انقري|انقر|اختاروا|اختر|استخدم|المس|حدد|انظر',
  article: 'على|فوق|إلى|',
  and: 'و',
  colors: {
    red: 'الأحمر|الحمراء',
    green: 'الأخضر|الخضراء',
    blue: 'الأزرق|الزرقاء',
    yellow: 'الأصفر|الصفراء',
    orange: 'البرتقالية?',
    purple: 'البنفسجية?',
    pink: 'الوردية?',
    black: 'الأسود|السوداء',
    white: 'الأبيض|البيضاء',
    gray: 'الرمادية?',
    brown: 'البنية?',
  },
  round: 'الدائرية?|المستديرة?',
  shape: 'المستطيلة?|المربعة?|المثلثة?',
  size: 'الكبيرة?|الصغيرة?',
  side: 'الأيمن|الأيسر|اليمنى|اليسرى|العلوية?|السفلية?',
  control: 'الزر|الأيقونة|الرابط|الحقل|السهم|الدائرة|الرمز',
  part: 'العمود|الشريط|القائمة|الإطار',
  place:
    '(?:(?:الذي|التي|الموجودة?) )?(?:في|على|إلى) (?:ال)?(?:أسفل|أعلى|يمين|يسار)(?: (?:على|في|إلى) (?:ال)?(?:يمين|يسار))?(?: (?:الصفحة|الشاشة))?',
  descriptions: 'after',
};

interface Patterns {
  all: RegExp;
  colors: readonly (readonly [string, RegExp])[];
  round: RegExp;
  shape: RegExp;
  side: RegExp;
  control: RegExp;
}

const languages: readonly Patterns[] = [en, de, fr, es, it, pt, nl, ru, ar].map((grammar) => {
  const { verb, article, and, colors, round, shape, size, side, control, part, place } = grammar;
  const description = [...Object.values(colors), round, shape, size, side].join('|');
  const described = `(?:${description})(?:[, ]+(?:(?:${and}) )?(?:${description}))*`;
  const thing = `(?:${control}|${part})`;
  const named =
    grammar.descriptions === 'before'
      ? `(?:(?<before>${described})[ -]+)?(?<thing>${thing})`
      : `(?:(?<before>${size}) )?(?<thing>${thing})(?: (?<after>${described}))?`;
  const bound = '(?<![\\p{L}\\p{N}])';
  return {
    all: new RegExp(
      `${bound}(?:${verb})(?: \\p{L}+){0,3}? (?:${article}) ?(?<phrase>${named}(?:,? (?:${place}))?(?![\\p{L}\\p{N}-]))`,
      'giu',
    ),
    colors: Object.entries(colors).map(([color, words]) => [color, whole(words)] as const),
    round: whole(round),
    shape: whole(shape),
    side: whole(`${place}|${side}`),
    control: whole(control),
  };
});

function whole(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Where it says by what words something else is meant: then the description is not all that there is. */
const named =
  /["“”„«»‹›「」『』]|(?<!\p{L})[‘'][^‘’']{2,40}[’'](?!\p{L})|\b(labell?ed|called|named|marked|titled|headed|that says|which says|with the (word|text|name|label)|beschriftet\p{L}*|namens|genannt|com o (?:texto|nome)|chamad[oa]s?|intitulad[oa]s?|que diz|mit der aufschrift|mit dem text|intitulée?|nommée?|appelée?|libellée?|marquée?|llamad[oa]|denominad[oa]|titulad[oa]|etiquetad[oa]|que dice|chiamat[oa]|genaamd)\b|с надписью|называ|مكتوب علي|المسمى|المسماة|بعنوان|باسم/iu;

/** Things that are round by what they are called. */
const roundThing =
  /^(?:circles?|kreise?|cercles?|círculos?|cerchi?o?|cirkels?|bol(?:ões|ão|as?)|bal(?:ões|ão))$/iu;

/** What a sentence refers to by what people see only; empty where it names what it means. */
export function sensoryReferences(sentence: string): SensoryReference[] {
  if (named.test(sentence)) return [];
  return languages.flatMap(({ all, colors, round, shape, side, control }) =>
    [...sentence.matchAll(all)].flatMap((match) => {
      const phrase = match.groups?.['phrase'] ?? '';
      const thing = match.groups?.['thing'] ?? '';
      const rest = sentence.slice((match.index ?? 0) + match[0].length);
      // “the blue button Save” has a name after all.
      if (/^ \p{Lu}/u.test(rest)) return [];
      const about = phrase.replace(thing, ' ');
      const found = {
        phrase,
        thing,
        colors: colors.filter(([, words]) => words.test(about)).map(([color]) => color),
        isRound: round.test(about),
        hasShape: shape.test(about),
        hasPlace: side.test(about),
        isControl: control.test(thing),
      };
      const isTold = found.colors.length > 0 || found.isRound || found.hasShape || found.hasPlace;
      return isTold ? [{ ...found, isRound: found.isRound || roundThing.test(thing) }] : [];
    }),
  );
}
