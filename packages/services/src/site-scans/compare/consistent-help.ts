import type { OutlineBlock, OutlineItem } from '@curbcut/model/scan';
import {
  type ComparedNode,
  type ComparedPage,
  type Comparison,
  prevailing,
  quoted,
} from './compared-page.ts';

const helpWords =
  /\b(contact|help|support|faq|chat|call us|customer service|kontakt|hilfe|kundendienst|kundenservice|contactez|aide|assistance|contacto|ayuda|soporte|atención)\b/i;

const places: Readonly<Record<OutlineBlock['kind'], string>> = {
  navigation: 'in a navigation',
  header: 'in the header',
  footer: 'in the footer',
};

/** WCAG 2.2, 3.2.6: ways to get help stand in the same place on each page that has them. */
export const consistentHelp: Comparison = {
  rule: 'consistent-help',
  compare: (pages) => {
    const help = pages.flatMap((page) =>
      page.outline.blocks.flatMap(({ kind, links }) =>
        links.filter(isHelp).map((item): Help => ({ page, kind, item })),
      ),
    );
    const nodes = [...Map.groupBy(help, ({ item }) => item.url).values()].flatMap(elsewhere);
    return nodes.length === 0 ? [] : [{ outcome: 'needs-review', nodes }];
  },
};

interface Help {
  page: ComparedPage;
  kind: OutlineBlock['kind'];
  item: OutlineItem;
}

function isHelp({ url, words }: OutlineItem): boolean {
  return url !== null && (/^(tel|mailto|sms):/.test(url) || helpWords.test(words));
}

/** On pages that have it in other places only. */
function elsewhere(same: readonly Help[]): ComparedNode[] {
  const onPages = [...Map.groupBy(same, ({ page }) => page).values()];
  const usual = prevailing(onPages.map(([first]) => first?.kind ?? null));
  if (!usual) return [];
  return onPages.flatMap((some): ComparedNode[] => {
    const [first] = some;
    if (!first || some.some(({ kind }) => kind === usual)) return [];
    const failureSummary = `${quoted(first.item.words)} stands ${places[first.kind]} here and ${places[usual]} on most other pages. Would people who look for help find it in the same order here?`;
    return [{ at: first.page.at, item: first.item, failureSummary }];
  });
}
