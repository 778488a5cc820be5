import {
  answerNeedOf,
  answerNeedWords,
  wcagLabel,
  type EngineRun,
  type Issue,
} from '@curbcut/model/scan';
import { questionOf } from '@curbcut/rules/questions';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { issueId } from '../../issue-navigation.ts';
import { AffectedElements } from '../affected-elements.tsx';
import { FoundBy } from '../found-by.tsx';
import { HowToCheck } from '../how-to-check.tsx';
import { HowToFix } from '../how-to-fix.tsx';
import { IssueActions } from '../issue-actions.tsx';
import { IssueWithPicture } from '../issue-body.tsx';
import { IssueLinks } from '../issue-links.tsx';
import { VerdictNote } from '../verdict-note.tsx';
import { WhatWeDid } from '../what-we-did.tsx';

interface ReviewItemProps {
  issue: Issue;
  engines: readonly EngineRun[];
  /** `Question 3 of 6`. */
  place: string;
  /** Whether the address names it: then the focus goes to it. */
  isLinked: boolean;
  /** Where it is answered. */
  answer: ReactNode;
}

/** One question: what to look at, how, and where. Never a claim, so it has no severity. */
export function ReviewItem({ issue, engines, place, isLinked, answer }: ReviewItemProps) {
  const headingId = issueId(issue.fingerprint);
  const question = questionOf(issue);
  // Names of the picture and of links are read out as well.
  const asked = useMemo(() => ({ ...issue, title: question }), [issue, question]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  return (
    <IssueWithPicture issue={asked}>
      {({ marked, onShow, picture, notice }) => (
        <article className="review__item" aria-labelledby={headingId}>
          <div className="issue__text">
            <div className="stack gap-2">
              <p className="meta">
                <span>{place}</span>
                {issue.wcag.length === 0 ? (
                  <span>Best practice</span>
                ) : (
                  issue.wcag.map((number) => <span key={number}>WCAG {wcagLabel(number)}</span>)
                )}
                <span>{answerNeedWords[answerNeedOf(issue)]}</span>
              </p>
              <h2 id={headingId} ref={heading} tabIndex={-1}>
                {question}
              </h2>
              <p>{issue.description}</p>
              {issue.reproduction?.state && (
                <p className="text-muted">Seen {issue.reproduction.state}.</p>
              )}
            </div>
            {issue.verdict && <VerdictNote verdict={issue.verdict} />}
            {notice}
            {picture}
            <HowToCheck issue={issue} title="How to look" level={3} />
            {issue.reproduction && <WhatWeDid reproduction={issue.reproduction} level={3} />}
            <AffectedElements issue={issue} marked={marked} onShow={onShow} level={3} />
            <HowToFix issue={issue} title="If it is a problem: how to fix" level={3} />
            <IssueActions issue={issue} />
          </div>
          <div className="issue__side">
            {answer}
            <div className="issue__about">
              <FoundBy issue={issue} engines={engines} level={3} title="Asked by" />
              <IssueLinks issue={asked} />
            </div>
          </div>
        </article>
      )}
    </IssueWithPicture>
  );
}
