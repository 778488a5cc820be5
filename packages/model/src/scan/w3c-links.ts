import { wcagCriteria } from './wcag.ts';

const w3c = 'https://www.w3.org/WAI';

/** Where W3C explains a criterion, for example `1.4.3`; null for one that it does not have. */
export function understandingUrl(criterion: string): string | null {
  const name = wcagCriteria[criterion]?.name;
  if (name === undefined) return null;
  // W3C names the page after the criterion.
  const slug = name
    .toLowerCase()
    .replaceAll(' ', '-')
    .replaceAll(/[^a-z-]/g, '');
  return `${w3c}/WCAG22/Understanding/${slug}`;
}

const technologies: Readonly<Record<string, string>> = {
  ARIA: 'aria',
  C: 'css',
  F: 'failures',
  G: 'general',
  H: 'html',
  PDF: 'pdf',
  SCR: 'client-side-script',
  SM: 'smil',
  SVR: 'server-side-script',
  T: 'text',
};

/** W3C's page of a technique or failure, for example `H37` or `F65`; null for an id of no known kind. */
export function techniqueUrl(id: string): string | null {
  const technology = technologies[id.replace(/\d+$/, '')];
  return technology === undefined ? null : `${w3c}/WCAG22/Techniques/${technology}/${id}`;
}

/** W3C's page of an ACT rule, for example `23a2a8`. */
export function actRuleUrl(id: string): string {
  return `${w3c}/standards-guidelines/act/rules/${id}/`;
}
