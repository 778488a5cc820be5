import type { Grammar } from '../grammar.ts';

export const fi: Grammar = {
  verb: 'paina|napsauta|klikkaa|valitse|käytä|kosketa|napauta|katso|etsi|täytä|avaa',
  // The language has none.
  article: '',
  and: 'ja|tai',
  colors: {
    red: 'punai\\p{L}{1,4}',
    green: 'vihreä\\p{L}{0,4}',
    blue: 'sini\\p{L}{1,4}',
    yellow: 'keltai\\p{L}{1,4}',
    orange: 'oranssi\\p{L}{0,4}',
    purple: 'violet\\p{L}{1,4}|liila\\p{L}{0,3}',
    pink: 'vaaleanpunai\\p{L}{1,4}',
    black: 'musta\\p{L}{0,3}',
    white: 'valkoi\\p{L}{1,4}',
    gray: 'harma\\p{L}{1,4}',
    brown: 'ruske\\p{L}{1,4}',
  },
  round: 'pyöreä\\p{L}{0,4}|soikea\\p{L}{0,4}',
  shape: 'neliskulmai\\p{L}{1,4}|kolmikulmai\\p{L}{1,4}|värilli\\p{L}{1,4}',
  size: 'iso\\p{L}{0,2}|suur\\p{L}{1,3}|pien\\p{L}{1,3}',
  side: 'vasemmanpuolei\\p{L}{1,4}|oikeanpuolei\\p{L}{1,4}|ylim\\p{L}{2,4}|alim\\p{L}{2,4}',
  control:
    'painike\\p{L}{0,3}|nappi\\p{L}{0,3}|nappia|kuvake\\p{L}{0,3}|linkki\\p{L}{0,2}|kenttä\\p{L}{0,2}|nuol\\p{L}{1,3}|ympyrä\\p{L}{0,3}',
  figure: 'muoto\\p{L}{0,3}|neliö\\p{L}{0,3}|kolmio\\p{L}{0,3}|pallo\\p{L}{0,3}|täplä\\p{L}{0,2}',
  part: 'laatikko\\p{L}{0,3}|ruutu\\p{L}{0,2}|paneel\\p{L}{1,3}|sarake\\p{L}{0,3}|valikko\\p{L}{0,3}',
  place:
    '(?:oikealla|vasemmalla)(?: ylhäällä| alhaalla)?|(?:ylhäällä|alhaalla)(?: oikealla| vasemmalla)?|(?:ylä|ala)(?:oikealla|vasemmalla)|(?:oikeassa|vasemmassa) (?:ylä|ala)kulmassa',
  descriptions: 'before',
  copula: '(?:ovat|on) ',
};
