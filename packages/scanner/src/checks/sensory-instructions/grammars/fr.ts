import type { Grammar } from '../grammar.ts';

export const fr: Grammar = {
  verb: 'cliqu\\p{L}+|appuy\\p{L}+|sélectionn\\p{L}+|choisi\\p{L}+|utilis\\p{L}+|touch\\p{L}+|press\\p{L}+|trouv\\p{L}+|consult\\p{L}+|voir|voyez|regard\\p{L}+|lis\\p{L}+',
  article: "le|la|les|l’|l'",
  and: 'et|ou',
  colors: {
    red: 'rouges?',
    green: 'verte?s?',
    blue: 'bleue?s?',
    yellow: 'jaunes?',
    orange: 'oranges?',
    purple: 'violet(?:te)?s?|mauves?',
    pink: 'roses?',
    black: 'noire?s?',
    white: 'blanc(?:he)?s?',
    gray: 'grise?s?',
    brown: 'marron|brune?s?',
  },
  round: 'ronde?s?|circulaires?|ovales?',
  shape: 'coloré\\p{L}{0,2}|arrondie?s?|carrée?s?|rectangulaires?|triangulaires?',
  size: 'grande?s?|gros(?:se)?s?|petite?s?|clair|foncé|vif',
  side: '(?:de|à) (?:droite|gauche)|du haut|du bas|en haut|en bas',
  control: 'boutons?|icônes?|liens?|champs?|flèches?|cercles?|symboles?|cases?|points?',
  figure: 'formes?|carrés?|triangles?|rectangles?|pastilles?|ronds?|bulles?',
  part: 'encadré|colonne|barre|zone|menu|panneau|bloc|cadre|boîte',
  place:
    '(?:tout )?(?:(?:en|au) (?:haut|bas|dessous|dessus) )?(?:à|de|sur la|sur votre) (?:droite|gauche)|(?:dans|en) (?:le coin )?(?:supérieur|inférieur) (?:droit|gauche)',
  descriptions: 'after',
  copula: '(?:sont|est) ',
};
