import { actRuleUrl, techniqueUrl, understandingUrl, type Issue } from '@curbcut/model/scan';
import { ExternalLink } from 'lucide-react';
import { safeHref } from '../../../lib/page-url.ts';

/** What W3C, and whoever wrote the rule, say about it. */
export function IssueLinks({ issue }: { issue: Issue }) {
  const techniques = issue.guide?.techniques ?? [];
  const links: [string | null, string][] = [
    ...issue.wcag.map((number) => [understandingUrl(number), `Understanding ${number}`] as const),
    ...techniques.map(
      (id) => [techniqueUrl(id), `${id.startsWith('F') ? 'Failure' : 'Technique'} ${id}`] as const,
    ),
    ...issue.actRules.map((id) => [actRuleUrl(id), `ACT rule ${id}`] as const),
    [safeHref(issue.helpUrl), 'More about this rule'] as const,
  ].map(([href, text]) => [href, text]);
  return (
    <ul className="reading">
      {links.map(
        ([href, text]) =>
          href !== null && (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {text}
                <span className="sr-only">: {issue.title} (opens in a new window)</span>
                <ExternalLink className="icon icon--sm" aria-hidden="true" />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
