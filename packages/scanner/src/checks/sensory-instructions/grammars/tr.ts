import type { Grammar } from '../grammar.ts';

export const tr: Grammar = {
  verb: 'bas|tıkla|dokun|seç|kullan|bak|doldur|gör|aç',
  article: ' ',
  and: 've|veya',
  colors: {
    red: 'kırmızı ',
    green: 'yeşil ',
    blue: 'mavi ',
    yellow: 'sarı ',
    orange: 'turuncu ',
    purple: 'mor ',
    pink: 'pembe ',
    black: 'siyah ',
    white: 'beyaz ',
    gray: 'gri ',
    brown: 'kahverengi ',
  },
  round: 'yuvarlak |oval ',
  shape: 'renkli |kare |üçgen |dikdörtgen ',
  size: 'büyük |küçük ',
  side: '(?:sağ|sol|alt|üst)(?: (?:alt|üst))?(?:taki|daki|teki|deki)? ',
  control:
    'düğme\\p{L}*|buton\\p{L}*|simge\\p{L}*|bağlantı\\p{L}*|alan\\p{L}*|ok[aua]?|daire\\p{L}*',
  figure: 'şek(?:il|l)\\p{L}*|kare\\p{L}*|üçgen\\p{L}*|nokta\\p{L}*|yuvarla\\p{L}*|çember\\p{L}*',
  part: 'kutu\\p{L}*|panel\\p{L}*|sütun\\p{L}*|menü\\p{L}*|çerçeve\\p{L}*',
  place: '',
  descriptions: 'before',
  copula: null,
  isJoined: true,
};
