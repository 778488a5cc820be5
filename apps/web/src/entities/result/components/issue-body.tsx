import { placesOf } from '@curbcut/model/picture';
import type { EngineRun, Issue } from '@curbcut/model/scan';
import { useMemo, useState, type ReactNode } from 'react';
import { DialogWindow } from '../../../components/ui/dialog-window.tsx';
import { groupEqualElements } from '../element-groups.ts';
import { useIssueNavigation } from '../issue-navigation.ts';
import { createMarkerHighlight, MarkerHighlightContext } from '../marker-highlight.ts';
import { usePageScreenshot } from '../page-screenshot.ts';
import { lookAt, type PictureView } from '../picture-view.ts';
import { AffectedElements } from './affected-elements.tsx';
import { FoundBy } from './found-by.tsx';
import { HowToCheck } from './how-to-check.tsx';
import { HowToFix } from './how-to-fix.tsx';
import { IssueActions } from './issue-actions.tsx';
import { IssueLinks } from './issue-links.tsx';
import { IssuePicture } from './issue-picture.tsx';
import { NextIssue } from './next-issue.tsx';
import { VerdictNote } from './verdict-note.tsx';
import { WhatWeDid } from './what-we-did.tsx';

/** An open issue: where it is on the page, how to fix it, its elements, and how to see it again. */
export function IssueBody({ issue, engines }: { issue: Issue; engines: readonly EngineRun[] }) {
  return (
    <IssueWithPicture issue={issue}>
      {({ marked, onShow, picture, notice }) => (
        <>
          <div className="issue__text">
            <NextIssue />
            {issue.verdict && <VerdictNote verdict={issue.verdict} />}
            <p>{issue.description}</p>
            {issue.reproduction?.state && (
              <p className="text-muted">Seen {issue.reproduction.state}.</p>
            )}
            {notice}
            <HowToFix issue={issue} />
            {issue.reproduction && <WhatWeDid reproduction={issue.reproduction} />}
            <AffectedElements issue={issue} marked={marked} onShow={onShow} />
            <HowToCheck issue={issue} />
            <IssueActions issue={issue} />
          </div>
          <div className="issue__side">
            {picture}
            <div className="issue__about">
              <FoundBy issue={issue} engines={engines} />
              <IssueLinks issue={issue} />
            </div>
          </div>
        </>
      )}
    </IssueWithPicture>
  );
}

export interface WithPicture {
  /** The numbers of the elements that are on the picture. */
  marked: ReadonlySet<number>;
  /** Moves the picture to an element. */
  onShow: (number: number) => void;
  /** Null where no element is on it. */
  picture: ReactNode;
  /** Why there is none, where the page has a picture. */
  notice: ReactNode;
}

/** The picture of an issue and what moves it, for whatever lays them out. */
export function IssueWithPicture(props: {
  issue: Issue;
  children: (parts: WithPicture) => ReactNode;
}) {
  const { issue, children } = props;
  const navigation = useIssueNavigation();
  const picture = usePageScreenshot();
  const places = useMemo(() => (picture ? placesOf(issue, picture) : []), [issue, picture]);
  const [first] = places;
  const [moved, setView] = useState<PictureView | null>(null);
  const [enlarged, setEnlarged] = useState<PictureView | null>(null);
  const [highlight] = useState(createMarkerHighlight);
  const [lastUrl, setLastUrl] = useState(picture?.url);
  // Of a site, another page's picture may take its place.
  if (lastUrl !== picture?.url) {
    setLastUrl(picture?.url);
    setView(null);
    setEnlarged(null);
  }
  const view = moved ?? (picture && first ? lookAt(first, picture) : null);
  const marked = useMemo(() => new Set(places.map(({ number }) => number)), [places]);
  const showElement = (number: number) => {
    const place = places.find((known) => known.number === number);
    if (picture && place) setView(lookAt(place, picture, true));
  };
  const openElement = (number: number) => {
    const entries = groupEqualElements(issue.nodes);
    const entry = entries.findIndex(({ indexes }) => indexes.includes(number - 1));
    const nodeIndex = entries[entry]?.indexes[0] ?? number - 1;
    navigation.goToNode({ fingerprint: issue.fingerprint, nodeIndex, entry });
  };
  const shown = { issue, places, onOpen: openElement };
  return (
    <MarkerHighlightContext value={highlight}>
      {children({
        marked,
        onShow: showElement,
        picture: picture && view && (
          <IssuePicture
            {...shown}
            picture={picture}
            view={view}
            onView={setView}
            onEnlarge={() => setEnlarged({ ...view, takesFocus: false })}
          />
        ),
        notice: picture && !view && issue.nodesTotal > 0 && (
          <p className="text-muted">No affected element is visible in the picture of the page.</p>
        ),
      })}
      {picture && enlarged && (
        <DialogWindow
          title={issue.title}
          size="full"
          isDismissable
          onClose={() => setEnlarged(null)}
        >
          <div className="dialog__body">
            <IssuePicture
              {...shown}
              picture={picture}
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
