import type { Grammar } from '../grammar.ts';

export const nl: Grammar = {
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
  shape: 'gekleurde|vierkante|driehoekige|rechthoekige',
  size: 'grote|kleine',
  side: 'rechter|linker|bovenste|onderste',
  control: 'knop|pictogram|icoon|link|veld|pijl|cirkel',
  part: 'kader|kolom|balk|vak|menu|blok',
  place: '(?:rechts|links)(?:boven|onder|(?: boven| onder))?|aan de (?:rechter|linker)kant',
  descriptions: 'before',
  copula: '(?:zijn|is) ',
};
