import type { Issue, IssueNode } from '@curbcut/model/scan';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { ElementPage } from './element-page.tsx';
import { ElementScreenshot } from './element-screenshot.tsx';
import { markerId, nodeId, useIssueNavigation } from '../issue-navigation.ts';
import { useMarkerHighlight } from '../marker-highlight.ts';

interface AffectedElementProps {
  issue: Issue;
  node: IssueNode;
  index: number;
}

export function AffectedElement({ issue, node, index }: AffectedElementProps) {
  const navigation = useIssueNavigation();
  const number = node.marker ?? null;
  const marker = navigation.hasMarker(number) ? number : null;
  const { isActive, pointing } = useMarkerHighlight(marker);
  const selector = node.target.join(' › ');
  const looks = ['element'];
  if (marker === null) looks.push('element--plain');
  if (isActive) looks.push('element--active');
  return (
    <li
      id={nodeId(issue.fingerprint, index)}
      className={looks.join(' ')}
      tabIndex={-1}
      {...(marker === null ? {} : pointing)}
    >
      {marker !== null && (
        <a
          className="marker"
          href={`#${markerId(marker)}`}
          onClick={(event) => {
            event.preventDefault();
            navigation.goToMarker(marker);
          }}
        >
          <span className="sr-only">Show element </span>
          {marker}
          <span className="sr-only"> on the screenshot</span>
        </a>
      )}
      <div className="stack gap-2">
        {node.page !== undefined && <ElementPage url={node.page.url} />}
        <div className="flex flex-wrap items-start justify-end gap-x-3">
          <p className="element__selector flex-[1_1_12rem]">
            <BreakableText text={selector} />
          </p>
          <span className="-my-2">
            <CopyButton text={selector} what={`the selector of element ${marker ?? index + 1}`} />
          </span>
        </div>
        <ElementScreenshot node={node} />
        <div className="flex flex-wrap items-start justify-end gap-x-3">
          <code className="code min-w-0 flex-[1_1_16rem]">{node.html}</code>
          <span className="-my-2">
            <CopyButton text={node.html} what={`the HTML of element ${marker ?? index + 1}`} />
          </span>
        </div>
        <p className="anywhere text-sm whitespace-pre-line text-muted">{node.failureSummary}</p>
      </div>
    </li>
  );
}
