import type { Grammar } from '../grammar.ts';

export const no: Grammar = {
  verb: 'klikk|trykk|velg|bruk|finn|se|les|fyll ut|åpne|pek',
  article: 'den|det|de|på den|på det|på de|i den|i det',
  and: 'og|eller',
  colors: {
    red: 'røde?',
    green: 'grønne?',
    blue: 'blåe?',
    yellow: 'gule?',
    orange: 'oransje',
    purple: 'lilla',
    pink: 'rosa',
    black: 'svarte?|sorte?',
    white: 'hvite?',
    gray: 'gråe?',
    brown: 'brune?',
  },
  round: 'runde?|ovale?',
  shape: 'firkantede?|trekantede?|rektangulære',
  size: 'store?|lille|små',
  side: 'venstre|høyre|øverste|nederste|øvre|nedre',
  control:
    'knapp(?:en|er|ene)?|ikon(?:et|er|ene)?|lenke(?:n|r|ne)?|felt(?:et|ene)?|pil(?:en|er|ene)?|sirk(?:el|elen|ler|lene)|ring(?:en|er|ene)?',
  figure: 'form(?:en)?|firkant(?:en|er|ene)?|trekant(?:en|er|ene)?|prikk(?:en|er|ene)?',
  part: 'boks(?:en)?|ramme(?:n)?|panel(?:et)?|kolonne(?:n)?|meny(?:en)?',
  place:
    '(?:øverst|nederst|oppe|nede)(?: til (?:venstre|høyre))?|til (?:venstre|høyre)|i (?:øvre|nedre|øverste|nederste) (?:venstre|høyre) hjørne',
  descriptions: 'before',
  copula: '(?:er) ',
};
