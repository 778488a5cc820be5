import type { Grammar } from '../grammar.ts';

export const cs: Grammar = {
  verb: 'klikn\\p{L}+|stiskn\\p{L}+|zmáčkn\\p{L}+|vyber\\p{L}*|zvol\\p{L}*|použij\\p{L}*|dotkn\\p{L}+|najd\\p{L}+|podívej\\p{L}*|vyplň\\p{L}*',
  // The language has none.
  article: 'na|v|do|to|tu|ten|se|',
  and: 'a|nebo',
  colors: {
    red: 'červen\\p{L}{1,3}',
    green: 'zelen\\p{L}{1,3}',
    blue: 'modr\\p{L}{1,3}',
    yellow: 'žlut\\p{L}{1,3}',
    orange: 'oranžov\\p{L}{1,3}',
    purple: 'fialov\\p{L}{1,3}',
    pink: 'růžov\\p{L}{1,3}',
    black: 'čern\\p{L}{1,3}',
    white: 'bíl\\p{L}{1,3}',
    gray: 'šed\\p{L}{1,3}',
    brown: 'hněd\\p{L}{1,3}',
  },
  round: 'kulat\\p{L}{1,3}|ováln\\p{L}{1,3}',
  shape: '(?:čtverc|trojúhelník|obdélník)ov\\p{L}{1,3}',
  size: 'velk\\p{L}{1,3}|mal\\p{L}{1,3}',
  side: 'prav\\p{L}{1,3}|lev\\p{L}{1,3}|horn\\p{L}{1,3}|doln\\p{L}{1,3}',
  control:
    'tlačítk\\p{L}{1,3}|ikon\\p{L}{1,3}|odkaz\\p{L}{0,3}|pol[eí]|šipk[uya]|kolečk[oau]|kroužek|kroužk\\p{L}{1,2}',
  figure:
    'tvar\\p{L}{0,2}|čtver\\p{L}{1,4}|trojúhelník\\p{L}{0,2}|puntík\\p{L}{0,2}|kruh\\p{L}{0,2}',
  part: 'rámeč\\p{L}{1,3}|panel\\p{L}{0,2}|sloup\\p{L}{1,3}|menu|lišt[uya]|blok\\p{L}{0,2}',
  place:
    'v(?:pravo|levo)(?: nahoře| dole)?|(?:nahoře|dole)(?: v(?:pravo|levo))?|v (?:pravém|levém) (?:horním|dolním) rohu',
  descriptions: 'before',
  copula: '(?:jsou|je) ',
};
