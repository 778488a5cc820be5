import type { Grammar } from '../grammar.ts';

export const pt: Grammar = {
  verb: 'cli(?:que|car|ca)\\p{L}*|prem\\p{L}+|carreg\\p{L}+|pression\\p{L}+|selecion\\p{L}+|escolh\\p{L}+|us[ea]\\p{L}*|utiliz\\p{L}+|toqu\\p{L}+|tocar|encontr\\p{L}+|vej\\p{L}+|ver|consult\\p{L}+|preench\\p{L}+|são|estão',
  article: 'o|a|os|as|no|na|nos|nas|do|da|dos|das|ao|à',
  and: 'e|ou',
  colors: {
    red: 'vermelh[oa]s?|encarnad[oa]s?',
    green: 'verdes?',
    blue: 'azul|azuis',
    yellow: 'amarel[oa]s?',
    orange: '(?:cor de )?laranja',
    purple: 'rox[oa]s?|violetas?',
    pink: '(?:cor[- ]de[- ])?rosa',
    black: 'pret[oa]s?',
    white: 'branc[oa]s?',
    gray: 'cinzent[oa]s?|cinza',
    brown: 'castanh[oa]s?|marrom',
  },
  round: 'redond[oa]s?|circular(?:es)?|ova(?:l|is)',
  shape: 'arredondad[oa]s?|colorid[oa]s?|quadrad[oa]s?|retangular(?:es)?|triangular(?:es)?',
  size: 'grandes?|pequen[oa]s?|clar[oa]s?|escur[oa]s?',
  side: '(?:da|à) (?:direita|esquerda)|direit[oa]|esquerd[oa]|superior|inferior|de cima|de baixo',
  control:
    'bot(?:ão|ões)|ícones?|ligaç(?:ão|ões)|links?|campos?|setas?|círculos?|símbolos?|balões|balão|bolas?|botãozinho|botõezinhos|pont(?:o|inho)s?',
  figure: 'formas?|quadrad(?:o|inho)s?|triângulos?|retângulos?|bolinhas?|pastilhas?',
  part: 'caixa|quadro|coluna|barra|zona|menu|painel|bloco|moldura',
  place:
    '(?:(?:em|por) (?:cima|baixo)|ao lado|no (?:topo|fundo)|acima|abaixo)(?: (?:à|da) (?:direita|esquerda))?|(?:à|da|na) (?:sua )?(?:parte )?(?:direita|esquerda)|no canto (?:superior|inferior) (?:direito|esquerdo)',
  descriptions: 'after',
  copula: '(?:estão|está|são) ',
};
