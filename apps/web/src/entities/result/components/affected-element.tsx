import type { Issue, IssueNode } from '@curbcut/model/scan';
import { withoutIndent } from '@curbcut/model/text';
import { LifecycleBadge } from '../../../components/ui/lifecycle-badge.tsx';
import { BreakableText } from '../../../components/ui/breakable-text.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { amount, plural } from '../../../lib/format.ts';
import { numbersText } from '../element-groups.ts';
import { nodeId } from '../issue-navigation.ts';
import { useMarkerHighlight } from '../marker-highlight.ts';
import { usePageScreenshot } from '../page-screenshot.ts';
import { ElementPage } from './element-page.tsx';
import { ElementScreenshot } from './element-screenshot.tsx';
import { FailureSummary } from './failure-summary.tsx';

interface AffectedElementProps {
  issue: Issue;
  /** The first of them. */
  node: IssueNode;
  /** The places of all equal ones in the issue, from 0. */
  indexes: readonly number[];
  /** Whether what is wrong with it is not said for all. */
  hasSummary: boolean;
  /** The numbers that are on the picture of the page. */
  marked: ReadonlySet<number>;
  /** Moves the picture to an element. */
  onShow: (number: number) => void;
}

/** An element, or several that are equal. */
export function AffectedElement(props: AffectedElementProps) {
  const { issue, node, indexes, hasSummary, marked, onShow } = props;
  const [index = 0] = indexes;
  const onPicture = indexes.map((one) => one + 1).filter((number) => marked.has(number));
  const [shown] = onPicture;
  const text = numbersText(indexes);
  const hasPicture = usePageScreenshot() !== null;
  const { isActive, pointing } = useMarkerHighlight(onPicture);
  const selector = node.target.join(' › ');
  const pill = indexes.length > 1 ? `${amount(indexes.length)}×` : text;
  const noun = indexes.length > 1 ? 'elements' : 'element';
  return (
    <li
      id={nodeId(issue.fingerprint, index)}
      className={isActive ? 'element element--active' : 'element'}
      tabIndex={-1}
      {...(shown === undefined ? {} : pointing)}
    >
      <ElementScreenshot node={node} outcome={issue.outcome} />
      <div className="element__text">
        {node.page !== undefined && <ElementPage url={node.page.url} />}
        {node.lifecycle === 'new' && (
          <p>
            <LifecycleBadge lifecycle="new" />
          </p>
        )}
        <div className="element__head">
          {shown === undefined ? (
            <span className="marker marker--plain">
              <span className="sr-only">{noun === 'element' ? 'Element ' : 'Elements '}</span>
              {pill}
            </span>
          ) : (
            <button type="button" className={markerClass(issue)} onClick={() => onShow(shown)}>
              <span className="sr-only">Show {noun} </span>
              {pill}
              <span className="sr-only">{indexes.length > 1 && `: ${text},`} in the picture</span>
            </button>
          )}
          <p className="element__selector">
            <BreakableText text={selector} />
            {indexes.length > 1 && (
              <span className="element__more">
                {' '}
                and {plural(indexes.length - 1, 'equal element')}: {text}
              </span>
            )}
          </p>
          <CopyButton text={selector} what={`the selector of ${noun} ${text}`} />
        </div>
        {hasPicture && shown === undefined && (
          <p className="text-sm text-muted">Not visible in the picture.</p>
        )}
        <div className="element__code">
          <code className="code">{withoutIndent(node.html)}</code>
          <CopyButton text={node.html} what={`the HTML of ${noun} ${text}`} />
        </div>
        {hasSummary && (
          <FailureSummary issue={issue} text={node.failureSummary} facts={node.facts} />
        )}
      </div>
    </li>
  );
}

function markerClass({ outcome }: Issue): string {
  return outcome === 'needs-review' ? 'marker marker--review' : 'marker';
}
