import type { Grammar } from '../grammar.ts';

export const es: Grammar = {
  verb: 'ha(?:ga|z) clic|puls\\p{L}+|presion\\p{L}+|seleccion\\p{L}+|elij\\p{L}+|us[ea]|utili[cz]\\p{L}+|toqu?\\p{L}+|pinch\\p{L}+|encontrar\\p{L}*|encuentr\\p{L}+|mir\\p{L}+|consult\\p{L}+|vea|véase|lea',
  article: 'el|la|los|las|al|del',
  and: 'y|o',
  colors: {
    red: 'roj[oa]s?',
    green: 'verdes?',
    blue: 'azul(?:es)?',
    yellow: 'amarill[oa]s?',
    orange: 'naranjas?|anaranjad[oa]s?',
    purple: 'morad[oa]s?|violetas?',
    pink: 'rosas?|rosad[oa]s?',
    black: 'negr[oa]s?',
    white: 'blanc[oa]s?',
    gray: 'gris(?:es)?',
    brown: 'marr(?:ón|ones)',
  },
  round: 'redond[oa]s?|circular(?:es)?|ovalad[oa]s?',
  shape: 'de colores|redondead[oa]s?|cuadrad[oa]s?|rectangular(?:es)?|triangular(?:es)?',
  size: 'grandes?|gran|pequeñ[oa]s?|clar[oa]|oscur[oa]',
  side: 'de la (?:derecha|izquierda)|derech[oa]|izquierd[oa]|superior|inferior|de arriba|de abajo',
  control:
    'botón|botones|iconos?|enlaces?|campos?|casillas?|flechas?|círculos?|símbolos?|botoncitos?|puntos?',
  figure: 'formas?|cuadra(?:do|dito)s?|triángulos?|rectángulos?|circulitos?|bolitas?|burbujas?',
  part: 'recuadro|cuadro|columna|barra|zona|menú|panel|caja|bloque',
  place:
    '(?:(?:abajo|arriba|que está|situad[oa])[ ,]+)?(?:a|de|en) (?:la|su) (?:parte )?(?:superior |inferior )?(?:derecha|izquierda)|(?:en|de) la esquina (?:superior|inferior) (?:derecha|izquierda)',
  descriptions: 'after',
  copula: '(?:están|está|son) ',
};
