import type { Grammar } from '../grammar.ts';

export const it: Grammar = {
  verb: 'clicc\\p{L}+|fa(?:i|re|te|ccia) clic|prem\\p{L}+|selezion\\p{L}+|scegli\\p{L}*|us[aio]\\p{L}*|tocc\\p{L}+|trov\\p{L}+|guard\\p{L}+|vedi',
  article: 'il|la|lo|le|i|sul|sulla|nel|nella',
  and: 'e|o',
  colors: {
    red: 'ross[oaie]',
    green: 'verd[ei]',
    blue: 'blu|azzurr[oaie]',
    yellow: 'giall[oaie]',
    orange: 'arancion[ei]',
    purple: 'viola',
    pink: 'rosa',
    black: 'ner[oaie]',
    white: 'bianc[oa]|bianch[ie]',
    gray: 'grigi[oae]?',
    brown: 'marron[ei]',
  },
  round: 'rotond[oa]|tond[oa]|ovale',
  shape: 'colorat\\p{L}|arrotondat[oa]|quadrat[oa]|rettangolare|triangolare',
  size: 'grande|piccol[oa]',
  side: 'destr[oa]|sinistr[oa]',
  control:
    'pulsante|bottone|icona|link|campo|freccia|cerchio|simbolo|bottoncino|tasto|punt(?:o|ino)',
  figure:
    'form[ae]|quadrat(?:o|i|ino|ini)|triangol[oi]|rettangol[oi]|cerchiett[oi]|pallin[oi]|bollin[oi]',
  part: 'riquadro|colonna|barra|zona|menu|pannello|casella',
  place:
    '(?:qui |lì |più )?(?:in (?:alto|basso) )?a (?:destra|sinistra)|sulla (?:destra|sinistra)|(?:nell.angolo )?(?:in )?(?:alto|basso) a (?:destra|sinistra)|nell.angolo (?:superiore|inferiore) (?:destro|sinistro)',
  descriptions: 'after',
  copula: '(?:sono|è) ',
};
