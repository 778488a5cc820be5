import type { Grammar } from '../grammar.ts';

export const de: Grammar = {
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
  // Colored in whatever color, which is told to eyes alone, like a shape.
  shape:
    'abgerundet\\p{L}{1,2}|bunt\\p{L}{1,2}|farbig\\p{L}{1,2}|(?:vier|drei)?eckig\\p{L}{1,2}|quadratisch\\p{L}{1,2}|sternförmig\\p{L}{1,2}',
  size: 'groß\\p{L}{1,2}|klein\\p{L}{1,2}|dunkel|hell\\p{L}{1,2}',
  side: 'recht(?:e|en|er)|link(?:e|en|er)|ober(?:e|en|er)|unter(?:e|en|er)',
  control:
    'knopf|knöpfe|buttons?|schaltflächen?|tasten?|symbole?|icons?|links?|felder|feld|pfeile?|kreise?|punkte?',
  figure: 'form|quadrate?|dreiecke?|vierecke?|rechtecke?|scheibe|kringel|pünktchen',
  part: 'kasten|box|kästchen|spalte|leiste|bereich|menü|block|rahmen',
  place:
    '(?:ganz )?(?:oben |unten )?(?:rechts|links)(?: oben| unten)?|auf der (?:rechten|linken) seite|am (?:rechten|linken) rand|in der (?:rechten|linken) (?:oberen |unteren )?(?:ecke|spalte)',
  descriptions: 'before',
  copula: '(?:sind|ist|bedeutet|bedeuten) ',
};
