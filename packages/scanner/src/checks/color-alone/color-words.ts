/** Names of colors in English, and how languages write them; the parts are sources of regular expressions. */
const spelled: Readonly<Record<string, string>> = {
  red: 'red|rot(?:e[mnrs]?)?|rouges?|roj[oa]s?|ross[oaei]|rood|rode|vermelh[oa]s?|röd[at]?|rød[et]?|czerwon\\p{L}+|kırmızı\\p{L}*',
  green:
    'green|grün(?:e[mnrs]?)?|verte?s?|verdes?|verde|verdi|groene?|grön[at]?|grønt?|grønne|zielon\\p{L}+|yeşil\\p{L}*',
  orange:
    'orange[mnrs]?|naranjas?|arancion[ei]|oranje|laranja|amber|pomarańczow\\p{L}+|turuncu\\p{L}*',
  yellow:
    'yellow|gelb(?:e[mnrs]?)?|jaunes?|amarill[oa]s?|giall[oaei]|gele?|amarel[oa]s?|gul[aet]?|żółt\\p{L}+|sarı\\p{L}*',
  blue: 'blue|blau(?:e[mnrs]?)?|bleue?s?|azul(?:es)?|blu|blauwe?|azuis|blåa?|niebiesk\\p{L}+|mavi\\p{L}*',
  brown:
    'brown|braun(?:e[mnrs]?)?|marrons?|brune?s?|marrón|marrones|castanh[oa]s?|bruine?|brązow\\p{L}+',
};

/** Scripts that do not part words by spaces, or inflect at both ends. */
const written: Readonly<Record<string, string>> = {
  red: '赤|红色|紅色|빨간|빨강|красн|червон|κόκκιν|أحمر|حمراء|بالأحمر|אדומ?ה?',
  green: '緑|绿色|綠色|초록|녹색|зелен|зелён|πράσιν|أخضر|خضراء|بالأخضر|ירוק',
  orange: '橙|オレンジ|주황|оранжев|πορτοκαλ|برتقالي|כתום',
  yellow: '黄|黃|노란|노랑|ж[её]лт|жовт|κίτριν|أصفر|صفراء|צהוב',
  brown: '茶|褐|棕|갈색|коричнев|καφέ|بني|חום',
  blue: '青|蓝色|藍色|파란|파랑|син(?:и|е|я)|μπλε|أزرق|زرقاء|כחול',
};

const patterns = Object.keys(spelled).map(
  (name) =>
    [name, new RegExp(`(?<!\\p{L})(?:${spelled[name]})(?!\\p{L})|${written[name]}`, 'iu')] as const,
);

/** The colors that a text names, in English. */
export function colorsIn(text: string): string[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

const any = Object.values(spelled).join('|');
const marked =
  'marked|shown|highlighted|printed|written|displayed|colou?red|labell?ed|outlined|appear|is|are';
const explained = [
  // "Fields in red", "marked in green", "shown with a red border"
  `(?:in|${marked}) (?:in |with an? )?(?:bold |bright |dark |light )?(?:${spelled['red']}|${any})`,
  // "Red means", "green: free"
  `(?:${any})(?: (?:dots?|text|names?|letters|color|colour|points?|punkte?|schrift|puntos?))? (?:means?|indicates?|stands? for|shows?|bedeutet|bedeuten|heißt|steht für|zeigt|signifie|indique|significa|indica|betekent)`,
  // "red fields are", "rote Felder sind"
  `(?:${any}) (?:fields?|labels?|items?|names?|entries|rows?|dates?|prices?|words?|letters|felder|feld|namen|beschriftungen|einträge|zeilen|termine|preise|velden)`,
  // "rot markiert", "in Rot", "rot gekennzeichnete Felder"
  `(?:${any}) (?:markiert|gekennzeichnet|hervorgehoben|unterlegt|gedruckt|geschrieben|dargestellt|umrandet|beschriftet|hinterlegt)`,
  // "en rouge", "en rojo", "em vermelho"
  `(?:en|em) (?:color |couleur )?(?:${any})`,
  // "Red markers are sold", "Röda markörer är", "les points rouges sont"
  `(?:${any}) \\p{L}+ (?:are|sind|är|er|zijn|są)(?!\\p{L})`,
  `\\p{L}+ (?:${any}) (?:sont|son|sono|são|są)(?!\\p{L})`,
  // "les champs rouges", "los campos rojos", "i campi rossi"
  `(?:champs?|noms?|libellés?|lignes|dates|prix|campos?|nombres|etiquetas|filas|fechas|precios|campi|nomi|voci) (?:${any})`,
];
const explaining = new RegExp(`(?<!\\p{L})(?:${explained.join('|')})`, 'iu');

/** Said of fields: in other texts, food and clothes come "with red peppers" and "in red" as well. */
const ofFields = new RegExp(
  `(?<!\\p{L})(?:${[
    // "with red labels", "med röd rubrik", "mit roter Beschriftung", "con etiqueta roja"
    `(?:with|med|met|mit|avec|con|com) (?:an? |en |et |een |einem? |einer |une? |una |uma? )?(?:${any}) \\p{L}+`,
    `(?:avec|con|com) (?:une? |una |uma? )?\\p{L}+ (?:${any})(?!\\p{L})`,
    // "i rött", "med rødt", "in het rood", "na czerwono"
    `(?:i|med|in het|na|em) (?:${any})(?!\\p{L})`,
  ].join('|')})`,
  'iu',
);

/** Whether a sentence says that a color tells something. */
export function explainsColor(sentence: string): boolean {
  return (
    colorsIn(sentence).length > 0 &&
    (explaining.test(sentence) ||
      (isAboutFields(sentence) && (needed.test(sentence) || ofFields.test(sentence))))
  );
}

/** Has to be filled in. */
const needed =
  /(?<!\p{L})(?:required|mandatory|must be (?:filled|completed)|pflicht\p{L}*|auszufüllen|ausgefüllt werden|erforderlich|obligatoires?|obligatori[oae]s?|obrigatóri[oa]s?|requis\p{L}*|richiest[aei]|verplichte?|invullen|måste|obligatorisk\p{L}*|skal (?:ud)?fyl\p{L}+|må fylles|wymagan\p{L}+|obowiązkow\p{L}+|povinn\p{L}+|pakollis\p{L}*|zorunlu\p{L}*|обязательн\p{L}+|обов’?язков\p{L}+)(?!\p{L})|必須|必填|필수|إلزامي|مطلوب|חובה/iu;

const fields =
  /(?<!\p{L})(?:fields?|labels?|questions?|inputs?|boxes|feld(?:er|ern|es)?|eingaben?|angaben|beschriftungen|pflichtfelder|champs?|libellés?|rubriques?|campos?|casillas?|etiquetas?|campi|velden|fält(?:en)?|uppgifter(?:na)?|rubrik(?:er)?|felt(?:er|erne)?|op(?:p)?lysninger|pola|pól|kent[äi]\p{L}+|alan(?:lar)?\p{L}*|пол(?:я|ей|ях)|required|mandatory|needed|obligatoires?|obligatori[oae]s?|pflicht)(?!\p{L})|項目|必須|字段|항목|الحقول|שדות/iu;

/** Whether a sentence is about what people fill in. */
export function isAboutFields(sentence: string): boolean {
  return fields.test(sentence);
}
