import { isBeyondStandard, type CategorySlug, type Issue } from '@curbcut/model/scan';

/** One row of a list of issues. */
export type IssueRows =
  | { kind: 'issue'; key: string; issues: readonly [Issue] }
  /** What one rule finds in several places. */
  | { kind: 'rule'; key: string; issues: readonly Issue[] }
  /** What several rules of a category find, each on a page or two, or at one element of a page. */
  | { kind: 'family'; key: string; category: CategorySlug; issues: readonly Issue[] };

/** Puts together what belongs together, each row where the worst of its issues stands. */
export function toIssueRows(issues: readonly Issue[]): IssueRows[] {
  const byRule = [...Map.groupBy(issues, ruleOf).values()];
  const single = byRule.filter(({ length }) => length === 1).flat();
  const families = Map.groupBy(single.filter(isSingle), familyOf);
  const told = new Set<CategorySlug>();
  return byRule.flatMap((group): IssueRows[] => {
    const [first, ...others] = group;
    if (!first) return [];
    if (others.length > 0) return [{ kind: 'rule', key: `rule ${ruleOf(first)}`, issues: group }];
    const category = familyOf(first);
    const family = isSingle(first) ? (families.get(category) ?? []) : [];
    if (family.length < 2) return [toIssueRow(first)];
    if (told.has(category)) return [];
    told.add(category);
    return [{ kind: 'family', key: `family ${category}`, category, issues: family }];
  });
}

/** A row of its own. */
export function toIssueRow(issue: Issue): IssueRows {
  return { kind: 'issue', key: issue.fingerprint, issues: [issue] };
}

/** What one rule of W3C is about is one problem, as labels of fields and of lists are, whichever rule of ours names it. */
function ruleOf({ actRules: [act], rule, title, level, outcome }: Issue): string {
  return [act ?? (rule || title), level, outcome].join(' ');
}

/** Of a site on one page or two, of a page at one element. */
function isSingle({ pagesCount, nodesTotal }: Issue): boolean {
  return pagesCount === undefined ? nodesTotal <= 1 : pagesCount <= 2;
}

/** The structure of what a page says, and of the page as a document, is one to those who repair it. */
function familyOf({ category }: Issue): CategorySlug {
  return category === 'document-structure' ? 'content-structure' : category;
}

const areas: Readonly<Record<CategorySlug, string>> = {
  'image-accessibility': 'images and media',
  'content-structure': 'structure',
  forms: 'forms',
  links: 'links',
  'visual-design': 'visual design',
  'keyboard-navigation': 'the keyboard',
  'aria-labels': 'ARIA',
  'document-structure': 'structure',
};

const mistakes: Readonly<Record<CategorySlug, string>> = {
  'image-accessibility': 'Mistakes with images and media',
  'content-structure': 'Mistakes of structure',
  forms: 'Mistakes in forms',
  links: 'Mistakes with links',
  'visual-design': 'Mistakes of visual design',
  'keyboard-navigation': 'Mistakes with the keyboard',
  'aria-labels': 'ARIA mistakes',
  'document-structure': 'Mistakes of structure',
};

/** What a family is called, for example `ARIA mistakes`; what is asked or advised is no mistake, and stands in another list. */
export function nameOfFamily(category: CategorySlug, first: Issue): string {
  if (first.outcome === 'needs-review') return `Questions about ${areas[category]}`;
  return isBeyondStandard(first) ? `Advice on ${areas[category]}` : mistakes[category];
}
