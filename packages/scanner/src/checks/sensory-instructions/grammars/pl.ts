import type { Grammar } from '../grammar.ts';

export const pl: Grammar = {
  verb: 'klikn\\p{L}+|naciśn\\p{L}+|wciśn\\p{L}+|wybierz\\p{L}*|użyj\\p{L}*|dotkn\\p{L}+|zaznacz\\p{L}*|znajd\\p{L}+|zobacz\\p{L}*|wypełni\\p{L}*',
  // The language has none.
  article: 'na|w|te|ten|tę|',
  and: 'i|lub|albo',
  colors: {
    red: 'czerwon\\p{L}{1,3}',
    green: 'zielon\\p{L}{1,3}',
    blue: 'niebiesk\\p{L}{1,4}',
    yellow: 'żółt\\p{L}{1,3}',
    orange: 'pomarańczow\\p{L}{1,3}',
    purple: 'fioletow\\p{L}{1,3}',
    pink: 'różow\\p{L}{1,3}',
    black: 'czarn\\p{L}{1,3}',
    white: 'biał\\p{L}{1,3}',
    gray: 'szar\\p{L}{1,3}',
    brown: 'brązow\\p{L}{1,3}',
  },
  round: 'okrągł\\p{L}{1,3}|owaln\\p{L}{1,3}',
  shape: 'kolorow\\p{L}{1,3}|(?:kwadrat|trójkąt|prostokąt)ow?n?\\p{L}{1,3}',
  size: 'duż\\p{L}{1,3}|mał\\p{L}{1,3}|wielk\\p{L}{1,3}',
  side: 'praw\\p{L}{1,3}|lew\\p{L}{1,3}|górn\\p{L}{1,3}|doln\\p{L}{1,3}',
  control:
    'przycisk\\p{L}{0,3}|ikon\\p{L}{1,3}|link\\p{L}{0,3}|pol[ea]|strzałk[ęiao]|kółk[oa]|guzik\\p{L}{0,3}',
  figure:
    'kształt\\p{L}{0,2}|kwadra\\p{L}{1,4}|trójkąt\\p{L}{0,2}|prostokąt\\p{L}{0,2}|kółeczk[oau]|kropk[ęaię]',
  part: 'ramk[ęai]|panel\\p{L}{0,2}|kolumn[ęyie]|menu|pasek|blok\\p{L}{0,2}',
  place:
    'po (?:prawej|lewej)(?: stronie)?(?: na (?:górze|dole)| u (?:góry|dołu))?|w (?:prawym|lewym) (?:górnym|dolnym) rogu|(?:na|u) (?:górze|dole|góry|dołu)(?: po (?:prawej|lewej))?',
  descriptions: 'before',
  copula: '(?:są|jest) ',
};
