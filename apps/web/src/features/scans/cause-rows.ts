import { isBeyondStandard, type CategorySlug, type Issue } from '@curbcut/model/scan';

/** One row of a site's list. */
export type CauseRows =
  | { kind: 'cause'; key: string; causes: readonly [Issue] }
  /** What one rule finds in several places. */
  | { kind: 'rule'; key: string; causes: readonly Issue[] }
  /** What several rules of a category find, each on one page. */
  | { kind: 'family'; key: string; category: CategorySlug; causes: readonly Issue[] };

/** Puts together what belongs together, each row where the worst of its causes stands. */
export function toCauseRows(causes: readonly Issue[]): CauseRows[] {
  const byRule = [...Map.groupBy(causes, ruleOf).values()];
  const single = byRule.filter((group) => group.length === 1 && isOnOnePage(group[0]));
  const families = Map.groupBy(single.flat(), familyOf);
  const told = new Set<CategorySlug>();
  return byRule.flatMap((group): CauseRows[] => {
    const [first, ...others] = group;
    if (!first) return [];
    if (others.length > 0) return [{ kind: 'rule', key: `rule ${ruleOf(first)}`, causes: group }];
    const category = familyOf(first);
    const family = isOnOnePage(first) ? (families.get(category) ?? []) : [];
    if (family.length < 2) return [{ kind: 'cause', key: first.fingerprint, causes: [first] }];
    if (told.has(category)) return [];
    told.add(category);
    return [{ kind: 'family', key: `family ${category}`, category, causes: family }];
  });
}

/** What one rule of W3C is about is one problem, as labels of fields and of lists are, whichever rule of ours names it. */
function ruleOf({ actRules: [act], rule, title, level, outcome }: Issue): string {
  return [act ?? (rule || title), level, outcome].join(' ');
}

function isOnOnePage(cause: Issue | undefined): boolean {
  return (cause?.pagesCount ?? 1) === 1;
}

/** The structure of what a page says, and of the page as a document, is one to those who repair it. */
function familyOf({ category }: Issue): CategorySlug {
  return category === 'document-structure' ? 'content-structure' : category;
}

const areas: Readonly<Record<CategorySlug, string>> = {
  'image-accessibility': 'images',
  'content-structure': 'structure',
  forms: 'forms',
  links: 'links',
  'visual-design': 'visual design',
  'keyboard-navigation': 'the keyboard',
  'aria-labels': 'ARIA',
  'document-structure': 'structure',
};

const mistakes: Readonly<Record<CategorySlug, string>> = {
  'image-accessibility': 'Mistakes with images',
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
