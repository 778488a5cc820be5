import type { CapturedNode } from '../../capture/page-capture.ts';

/** How authors call states of things in classes and ids, in the languages that they work in. */
const states = new RegExp(
  `(?<![a-z])(?:${[
    'abnormal|alert|bad|blocked|booked|busy|cancell?ed|closed|critical|danger|delayed|elevated|err(?:or)?|expired|fail(?:ed|ing|ure)?|full|high|invalid|late|low|missing|no-?stock|occupied|oos|out-?of-?(?:range|stock)|overdue|reserved|sold(?:-?out)?|taken|unavailable|unpaid|urgent|warn(?:ing)?',
    'abgelaufen|abgesagt|ausgebucht|ausverkauft|belegt|besetzt|dringend|erhoeht|fehler|fehlt|gesperrt|hoch|kritisch|niedrig|reserviert|ueberfaellig|vergriffen|verspaetet|voll|zu-?hoch',
    'alerte|annule|complet|critique|eleve|epuise|erreur|haut|indispo(?:nible)?|occupe|reserve|retard|rupture|urgente?',
    'agotad[oa]|alt[oa]|baj[oa]|critic[oa]|fuera-?de-?rango|no-?disponible|ocupad[oa]|reservad[oa]|retrasad[oa]|vencid[oa]',
    'annullato|basso|errore|esaurit[oa]|non-?disponibile|occupat[oa]|prenotat[oa]|ritardo|scadut[oa]',
    'atrasad[oa]|baix[oa]|esgotad[oa]|indisponivel',
    'bezet|fout|hoog|laag|te-?laat|uitverkocht|vol',
    'blad|niski|opoznion[ye]|wyprzedan[ye]|wysoki|zajet[ye]',
    'forsenad|full(?:t|bokad)|hog|slutsald|upptagen|optaget|udsolgt|utsolgt',
  ].join('|')})(?![a-z])`,
  'i',
);

/** Classes of style sheets that have a word of these and tell of sizes and places, or of a link within a message. */
const layouts =
  /(?:^|[:_-])(?:[wh]|size|rounded(?:-[a-z]{1,2})?|cols?|row|span|basis|container|inset(?:-[xy])?|top|right|bottom|left|translate-[xy])-full$|(?:^|[:_-])full-?(?:width|height|size|bleed|screen)$|^alert-(?:link|heading)$/;

/** What an element is called that others are not, where that is a state; null where it is none. */
export function stateOf(node: CapturedNode, others: readonly CapturedNode[]): string | null {
  const elsewhere = new Set(others.flatMap(namesOf));
  return namesOf(node).find((name) => !elsewhere.has(name) && states.test(name)) ?? null;
}

/** Its own classes and those of what it is the only part of; camel case is written with dashes. */
function namesOf(node: CapturedNode): string[] {
  const { parent } = node;
  const isOnly = parent?.children.filter(({ kind }) => kind === 'element').length === 1;
  const inside = node.children.filter(({ kind }) => kind === 'element');
  const all = [node, ...(isOnly && parent ? [parent] : []), ...(inside.length === 1 ? inside : [])];
  return all.flatMap(({ attributes }) =>
    `${attributes.get('class') ?? ''} ${attributes.get('data-state') ?? ''} ${attributes.get('data-status') ?? ''}`
      .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/\s+/)
      .filter((name) => name !== '' && !layouts.test(name)),
  );
}
