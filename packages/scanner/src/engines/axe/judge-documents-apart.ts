import type { Partial } from './run-partial-in-page.ts';

/** What axe hands over of a frame's rules, as far as it is changed here. */
interface RulesOfFrame {
  results?: {
    id: string;
    nodes: { any: { id: string; data?: { role?: unknown } | null }[] }[];
  }[];
}

/**
 * Axe judges the landmarks of a page and of all that it embeds together: a main landmark in a frame would do for the
 * page, and make the page's own one ambiguous. Each document has landmarks of its own. Whether there is a main landmark
 * is asked of the page only, unless it consists of nothing but frames.
 */
export function judgeDocumentsApart(
  partials: readonly (Partial | null)[],
  isFrameset: boolean,
): void {
  for (const [index, partial] of partials.entries()) {
    if (index === 0 || !partial) continue;
    const ofFrame = partial as unknown as RulesOfFrame;
    for (const { id, nodes } of ofFrame.results ?? []) {
      if (id === 'landmark-unique') nodes.forEach(({ any }) => any.forEach(markWith(index)));
    }
    if (isFrameset || !ofFrame.results) continue;
    ofFrame.results = ofFrame.results.filter(({ id }) => id !== 'landmark-one-main');
  }
}

/** Landmarks are compared by role and name. */
function markWith(document: number) {
  return (check: { data?: { role?: unknown } | null }) => {
    if (check.data) check.data = { ...check.data, role: `${String(check.data.role)} ${document}` };
  };
}
