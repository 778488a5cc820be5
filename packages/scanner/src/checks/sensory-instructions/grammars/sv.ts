import type { Grammar } from '../grammar.ts';

export const sv: Grammar = {
  verb: 'klicka|tryck|välj|använd|peka|hitta|se|läs|fyll i|öppna',
  article: 'den|det|de|på den|på det|i den|i det',
  and: 'och|eller',
  colors: {
    red: 'röda?',
    green: 'gröna?',
    blue: 'blåa?',
    yellow: 'gula?',
    orange: 'orangea?',
    purple: 'lila',
    pink: 'rosa',
    black: 'svarta?',
    white: 'vita?',
    gray: 'gråa?',
    brown: 'bruna?',
  },
  round: 'runda?|ovala?',
  shape: 'färgade?|färgglada|fyrkantiga?|trekantiga?|rektangulära?|stjärnformade',
  size: 'stora?|lilla|små',
  side: 'vänstra|högra|övre|nedre|översta|nedersta',
  control:
    'knapp(?:en|ar|arna)?|ikon(?:en|er|erna)?|länk(?:en|ar|arna)?|fält(?:et|en)?|pil(?:en|ar|arna)?|cirk(?:el|eln|lar|larna)|ring(?:en|ar|arna)?|symbol(?:en|er)?',
  figure:
    'form(?:en)?|fyrkant(?:en|er|erna)?|kvadrat(?:en)?|triangel(?:n)?|prick(?:en|ar|arna)?|bubbla(?:n)?',
  part: 'ruta(?:n)?|panel(?:en)?|kolumn(?:en)?|meny(?:n)?|rad(?:en)?',
  place:
    '(?:längst )?(?:upp|ned|ner|uppe|nere)(?: till (?:vänster|höger))?|till (?:vänster|höger)|i (?:övre|nedre) (?:vänstra|högra) hörnet',
  descriptions: 'before',
  copula: '(?:är) ',
};
