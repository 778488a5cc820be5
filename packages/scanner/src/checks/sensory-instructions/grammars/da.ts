import type { Grammar } from '../grammar.ts';

export const da: Grammar = {
  verb: 'klik|tryk|vælg|brug|find|se|læs|udfyld|åbn|peg',
  article: 'den|det|de|på den|på det|på de|i den|i det',
  and: 'og|eller',
  colors: {
    red: 'røde?',
    green: 'grønne?',
    blue: 'blå',
    yellow: 'gule?',
    orange: 'orange',
    purple: 'lilla',
    pink: 'lyserøde?|pink',
    black: 'sorte?',
    white: 'hvide?',
    gray: 'grå',
    brown: 'brune?',
  },
  round: 'runde?|ovale?',
  shape: 'firkantede?|trekantede?|rektangulære',
  size: 'store?|lille|små',
  side: 'venstre|højre|øverste|nederste',
  control:
    'knap(?:pen|per|perne)?|ikon(?:et|er|erne)?|link(?:et|s)?|felt(?:et|er|erne)?|pil(?:en|e|ene)?|cirk(?:el|len|ler|lerne)|ring(?:en|e|ene)?',
  figure: 'form(?:en)?|firkant(?:en|er|erne)?|trekant(?:en|er|erne)?|prik(?:ken|ker|kerne)?',
  part: 'boks(?:en)?|ramme(?:n)?|panel(?:et)?|kolonne(?:n)?|menu(?:en)?',
  place:
    '(?:øverst|nederst)(?: til (?:venstre|højre))?|til (?:venstre|højre)|i (?:øverste|nederste) (?:venstre|højre) hjørne',
  descriptions: 'before',
  copula: '(?:er) ',
};
