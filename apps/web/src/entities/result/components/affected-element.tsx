import type { Issue, IssueNode } from '@curbcut/model/scan';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { ElementPage } from './element-page.tsx';
import { ElementScreenshot } from './element-screenshot.tsx';
import { nodeId } from '../issue-navigation.ts';
import { useMarkerHighlight } from '../marker-highlight.ts';
import { usePageScreenshot } from '../page-screenshot.ts';

interface AffectedElementProps {
  issue: Issue;
  node: IssueNode;
  index: number;
  /** Whether it is on the picture of the page. */
  isMarked: boolean;
  /** Moves the picture to it. */
  onShow: () => void;
}

export function AffectedElement({ issue, node, index, isMarked, onShow }: AffectedElementProps) {
  const number = index + 1;
  const hasPicture = usePageScreenshot() !== null;
  const { isActive, pointing } = useMarkerHighlight(isMarked ? number : null);
  const selector = node.target.join(' › ');
  return (
    <li
      id={nodeId(issue.fingerprint, index)}
      className={isActive ? 'element element--active' : 'element'}
      tabIndex={-1}
      {...(isMarked ? pointing : {})}
    >
      {isMarked ? (
        <button type="button" className={markerClass(issue)} onClick={onShow}>
          <span className="sr-only">Show element </span>
          {number}
          <span className="sr-only"> in the picture</span>
        </button>
      ) : (
        <span className="marker marker--plain">
          <span className="sr-only">Element </span>
          {number}
        </span>
      )}
      <div className="stack gap-2">
        {node.page !== undefined && <ElementPage url={node.page.url} />}
        <div className="flex flex-wrap items-start justify-end gap-x-3">
          <p className="element__selector flex-[1_1_12rem]">
            <BreakableText text={selector} />
          </p>
          <span className="-my-2">
            <CopyButton text={selector} what={`the selector of element ${number}`} />
          </span>
        </div>
        <ElementScreenshot node={node} outcome={issue.outcome} />
        {hasPicture && !isMarked && (
          <p className="text-sm text-muted">This element is not visible in the picture.</p>
        )}
        <div className="flex flex-wrap items-start justify-end gap-x-3">
          <code className="code min-w-0 flex-[1_1_16rem]">{node.html}</code>
          <span className="-my-2">
            <CopyButton text={node.html} what={`the HTML of element ${number}`} />
          </span>
        </div>
        <p className="anywhere text-sm whitespace-pre-line text-muted">{node.failureSummary}</p>
      </div>
    </li>
  );
}

function markerClass({ outcome }: Issue): string {
  return outcome === 'needs-review' ? 'marker marker--review' : 'marker';
}
