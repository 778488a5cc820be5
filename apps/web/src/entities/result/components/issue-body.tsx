import { placesOf } from '@curbcut/model/picture';
import type { Issue } from '@curbcut/model/scan';
import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { DialogWindow } from '../../../components/ui/dialog-window.tsx';
import { plural } from '../../../lib/format.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { createMarkerHighlight, MarkerHighlightContext } from '../marker-highlight.ts';
import { safeHref } from '../../../lib/page-url.ts';
import { usePageScreenshot } from '../page-screenshot.ts';
import { lookAt, type PictureView } from '../picture-view.ts';
import { AffectedElement } from './affected-element.tsx';
import { IssuePicture } from './issue-picture.tsx';
import { SuggestedChange } from './suggested-change.tsx';

/** An open issue: where it is on the page, how to fix it, and its elements. */
export function IssueBody({ issue }: { issue: Issue }) {
  const navigation = useIssueNavigation();
  const picture = usePageScreenshot();
  const places = useMemo(() => (picture ? placesOf(issue, picture) : []), [issue, picture]);
  const [first] = places;
  const [moved, setView] = useState<PictureView | null>(null);
  const [enlarged, setEnlarged] = useState<PictureView | null>(null);
  const [highlight] = useState(createMarkerHighlight);
  const view = moved ?? (picture && first ? lookAt(first, picture) : null);
  const showElement = (number: number) => {
    const place = places.find((known) => known.number === number);
    if (picture && place) setView(lookAt(place, picture, true));
  };
  const openElement = (number: number) =>
    navigation.goToNode({ fingerprint: issue.fingerprint, nodeIndex: number - 1 });
  return (
    <MarkerHighlightContext value={highlight}>
      {picture && view && (
        <IssuePicture
          issue={issue}
          picture={picture}
          places={places}
          view={view}
          onView={setView}
          onOpen={openElement}
          onEnlarge={() => setEnlarged({ ...view, takesFocus: false })}
        />
      )}
      <div className="issue__text">
        <p>{issue.description}</p>
        {picture && !view && issue.nodesTotal > 0 && (
          <p className="text-muted">No affected element is visible in the picture of the page.</p>
        )}
        <HowToFix issue={issue} />
        <AffectedElements
          issue={issue}
          marked={new Set(places.map(({ number }) => number))}
          onShow={showElement}
        />
      </div>
      {picture && enlarged && (
        <DialogWindow
          title={issue.title}
          size="full"
          isDismissable
          onClose={() => setEnlarged(null)}
        >
          <div className="dialog__body">
            <IssuePicture
              issue={issue}
              picture={picture}
              places={places}
              view={enlarged}
              onView={setEnlarged}
              onOpen={(number) => {
                setEnlarged(null);
                openElement(number);
              }}
            />
          </div>
        </DialogWindow>
      )}
    </MarkerHighlightContext>
  );
}

function HowToFix({ issue }: { issue: Issue }) {
  const helpHref = safeHref(issue.helpUrl);
  return (
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
  );
}

interface AffectedElementsProps {
  issue: Issue;
  /** The numbers that are on the picture. */
  marked: ReadonlySet<number>;
  onShow: (number: number) => void;
}

function AffectedElements({ issue, marked, onShow }: AffectedElementsProps) {
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
          <AffectedElement
            key={index}
            issue={issue}
            node={node}
            index={index}
            isMarked={marked.has(index + 1)}
            onShow={() => onShow(index + 1)}
          />
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
