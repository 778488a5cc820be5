import type { Issue } from '@curbcut/model/scan';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { plural } from '../../../lib/format.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { safeHref } from '../../../lib/page-url.ts';
import { AffectedElement } from './affected-element.tsx';
import { SuggestedChange } from './suggested-change.tsx';

export function IssueBody({ issue }: { issue: Issue }) {
  const helpHref = safeHref(issue.helpUrl);
  return (
    <>
      <p>{issue.description}</p>
      <section className="stack gap-3">
        <h5>How to fix</h5>
        <p className="text-muted">{issue.help}</p>
        {issue.fix && <SuggestedChange fix={issue.fix} />}
        {helpHref && (
          <p>
            <a
              className="inline-flex min-h-11 items-center gap-2"
              href={helpHref}
              target="_blank"
              rel="noopener noreferrer"
            >
              More about this rule
              <span className="sr-only">: {issue.title} (opens in a new window)</span>
              <ExternalLink className="icon icon--sm" aria-hidden="true" />
            </a>
          </p>
        )}
      </section>
      <AffectedElements issue={issue} />
    </>
  );
}

function AffectedElements({ issue }: { issue: Issue }) {
  const navigation = useIssueNavigation();
  if (issue.nodesTotal === 0) return null;
  const shown = issue.nodes.slice(0, navigation.nodesShown(issue.fingerprint));
  const hidden = issue.nodes.length - shown.length;
  const notStored = issue.nodesTotal - issue.nodes.length;
  return (
    <section className="stack gap-3">
      <h5>Affected elements ({issue.nodesTotal})</h5>
      <ol>
        {shown.map((node, index) => (
          <AffectedElement key={index} issue={issue} node={node} index={index} />
        ))}
      </ol>
      {hidden > 0 && (
        <p>
          <Button onPress={() => navigation.showMoreNodes(issue.fingerprint)}>
            ... and {plural(hidden + notStored, 'more element')}
          </Button>
        </p>
      )}
      {hidden === 0 && notStored > 0 && (
        <p className="text-muted">
          ... and {plural(notStored, 'more element')}, which are counted but not stored.
        </p>
      )}
    </section>
  );
}
