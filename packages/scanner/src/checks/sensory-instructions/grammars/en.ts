import type { Grammar } from '../grammar.ts';

export const en: Grammar = {
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
    'colou?rful|colou?red|rounded|round-cornered|square|rectangular|triangular|star-shaped|diamond-shaped|heart-shaped|triangle|star',
  size: 'big|large|small|little|tiny|dark|light|bright',
  side: 'left-hand|right-hand|left|right|upper|lower|top|bottom|leftmost|rightmost',
  control: 'buttons?|icons?|links?|fields?|arrows?|circles?|symbols?|ones?',
  figure: 'shapes?|squares?|triangles?|rectangles?|ovals?|dots?|dis[ck]s?|bubbles?',
  part: 'box|panel|column|bar|area|menu|sidebar|block|frame',
  place:
    '(?:(?:under|below|above|beside) it )?(?:(?:below|above|up|down)[ ,]+)?(?:on|to|at|in) (?:the|your) (?:far |lower |upper |top |bottom )?(?:left|right)(?:[- ]hand)?(?: side| corner| column)?|in the (?:upper|lower|top|bottom)[- ](?:left|right)(?:[- ]hand)?(?: corner)?|at the (?:top|bottom)[- ](?:left|right)',
  descriptions: 'before',
  copula: '(?:are|is|means?|shows?|marks?) ',
};
