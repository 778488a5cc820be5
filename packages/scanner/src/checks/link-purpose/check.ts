import type { AccessibleNode, CapturedNode } from '../../capture/page-capture.ts';
import type { CapturedFinding, CaptureCheck, TargetOutcome } from '../check.ts';
import { genericLinks, linksOf } from '../generic-links.ts';
import { isPointingAtLink, isTechnicalAddress } from '../generic-words.ts';
import { quote } from '../page/words-of.ts';
import { namedForOther } from '../named-for-other.ts';
import {
  contextOf,
  followsDirectly,
  isCutOff,
  isParagraph,
  isToldApart,
  standsBesideOther,
} from './context-of.ts';

/** WCAG 2.2, 2.4.4: does each link say where it leads, by its name or by what belongs to it? */
export const linkPurposeCheck: CaptureCheck = {
  looksAt: 'capture',
  rule: 'link-purpose',
  name: 'Link purpose in context',
  applicability: async (capture) => linksOf(capture),
  async expectation(capture, links) {
    const generic = await genericLinks(capture, links);
    const contexts = new Map(
      [...generic].map(([node, accessible]) => [node, contextOf(node, accessible)] as const),
    );
    const alike = alikeUnderOneHeading(contexts, generic);
    const repeated = alikeInDocument(contexts, generic);
    const others = namedForOther(links);
    return links.map((node) => {
      const other = others.get(node);
      if (other !== undefined) {
        const failureSummary = `The link is called ${quote(node.attributes.get('aria-label') ?? '')}: ${quote(other)} is another entry than the one that it stands in.`;
        return { outcome: 'failed', nodes: [{ node, failureSummary }] };
      }
      const name = generic.get(node)?.name.trim();
      const context = contexts.get(node);
      if (name === undefined) return { outcome: 'passed' };
      const said = `The link says “${name}” only`;
      const failed = (what: string): TargetOutcome<CapturedFinding> => ({
        outcome: 'failed',
        nodes: [{ node, failureSummary: `${said}, ${what}.` }],
      });
      if (!context) return failed('and nothing that belongs to it says where it leads');
      if (context !== 'own' && isPointingAtLink(name) && standsBesideOther(node))
        return failed('beside a link that leads elsewhere, and no words tell where this one leads');
      if (context !== 'own' && isPointingAtLink(name) && isParagraph(node))
        return failed(
          'alone in its paragraph: only who has read the text before it can guess where it leads',
        );
      if (context !== 'own' && isParagraph(node)) {
        if (isTechnicalAddress(name) && !followsDirectly(node, context))
          return failed(
            'which is an address for programs, and no words beside it tell what is there',
          );
        if (isCutOff(node, context))
          return failed(
            'alone in its paragraph, and the heading before it is about something else that stands between',
          );
      }
      if (alike.has(node))
        return failed(
          'as others under the same heading do that lead elsewhere, and nothing that belongs to it tells which is which',
        );
      if (!repeated.has(node)) return { outcome: 'passed' };
      if (isPointingAtLink(name))
        return failed(
          'as others on the page do that lead elsewhere: who goes from link to link cannot tell which is which',
        );
      if (isContinued(node)) return { outcome: 'passed' };
      const failureSummary = `${said}, as others on the page do that lead elsewhere. Do the words beside each tell where it leads, also to somebody who hears them?`;
      return { outcome: 'needs-review', nodes: [{ node, failureSummary }] };
    });
  },
};

/** “Read more of ropes”, where only the beginning is the link. */
function isContinued(link: CapturedNode): boolean {
  const beside = link.parent?.children ?? [];
  const next = beside[beside.indexOf(link) + 1];
  return next?.kind === 'text' && /^\s+\p{Ll}/u.test(next.text);
}

/** Links that no heading or table tells apart, with the same name as others of the page that lead elsewhere. */
function alikeInDocument(
  contexts: ReadonlyMap<CapturedNode, 'own' | CapturedNode | null>,
  generic: ReadonlyMap<CapturedNode, AccessibleNode>,
): ReadonlySet<CapturedNode> {
  const own = [...contexts].flatMap(([node, context]) =>
    context === 'own' && !isToldApart(node, generic.get(node)) ? [node] : [],
  );
  const nameOf = (node: CapturedNode) =>
    `${node.document.frame} ${generic.get(node)?.name.trim().toLowerCase()}`;
  return new Set(
    [...Map.groupBy(own, nameOf).values()]
      .filter((same) => new Set(same.map(({ attributes }) => attributes.get('href'))).size > 1)
      .flat(),
  );
}

/** Links that have one heading for their context, and the same name as others there that lead elsewhere. */
function alikeUnderOneHeading(
  contexts: ReadonlyMap<CapturedNode, 'own' | CapturedNode | null>,
  generic: ReadonlyMap<CapturedNode, AccessibleNode>,
): ReadonlySet<CapturedNode> {
  const byHeading = Map.groupBy(
    [...contexts].filter(([, context]) => context !== null && context !== 'own'),
    ([, context]) => context,
  );
  const alike = [...byHeading.values()].flatMap((links) => [
    ...Map.groupBy(links, ([node]) => generic.get(node)?.name.trim().toLowerCase()).values(),
  ]);
  return new Set(
    alike
      .filter((same) => new Set(same.map(([{ attributes }]) => attributes.get('href'))).size > 1)
      .flatMap((same) => same.map(([node]) => node)),
  );
}
