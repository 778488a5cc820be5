import type { EngineRun, Issue } from '@curbcut/model/scan';
import { Link as LinkIcon } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { AffectedElements } from '../../../entities/result/components/affected-elements.tsx';
import { DecisionButtons } from '../../../entities/result/components/decisions/decision-buttons.tsx';
import { FoundBy } from '../../../entities/result/components/found-by.tsx';
import { HowToCheck } from '../../../entities/result/components/how-to-check.tsx';
import { IssueLinks } from '../../../entities/result/components/issue-links.tsx';
import { NextIssue } from '../../../entities/result/components/next-issue.tsx';
import { PartHeading } from '../../../entities/result/components/part-heading.tsx';
import { SuggestedChange } from '../../../entities/result/components/suggested-change.tsx';
import { VerdictNote } from '../../../entities/result/components/verdict-note.tsx';
import { WhatWeDid } from '../../../entities/result/components/what-we-did.tsx';
import { DecideContext } from '../../../entities/result/decide-context.ts';
import { issueId } from '../../../entities/result/issue-navigation.ts';
import { viewOf, writeView } from '../../../entities/result/result-view.ts';
import { amount, plural } from '../../../lib/format.ts';
import { isDecidable, isRepairedOnce, reachOfRepair } from '../site-causes.ts';
import { pageName } from '../site-page-lists.ts';
import { usePageChoice, type ChosenPage } from '../use-page-choice.ts';
import { waysToAnswer } from '../ways-to-answer.ts';
import { CauseAnswer } from './cause-answer.tsx';
import { CauseOfPage } from './cause-of-page.tsx';
import { CausePages } from './cause-pages.tsx';
import { PageChooser } from './page-chooser.tsx';

interface CauseBodyProps {
  cause: Issue;
  scanId: string;
  engines: readonly EngineRun[];
  /** All of the site. */
  causes: readonly Issue[];
}

/** An open cause: who is shut out, one fix for all of its pages, the pages, and how it looks on one of them. */
export function CauseBody({ cause, scanId, engines, causes }: CauseBodyProps) {
  const choice = usePageChoice(cause, scanId);
  const { page } = choice;
  const howFar = reachOfRepair(cause);
  const isReview = cause.outcome === 'needs-review';
  return (
    <CauseOfPage cause={cause} page={page} causes={causes}>
      {({ issue, own, marked, onShow, picture, notice }) => (
        <>
          <div className="issue__text">
            <NextIssue />
            {cause.verdict && <VerdictNote verdict={cause.verdict} />}
            <p className="max-w-prose">{cause.description}</p>
            {cause.reproduction?.state && (
              <p className="text-muted">Seen {cause.reproduction.state}.</p>
            )}
            {isReview && <HowToCheck issue={cause} title="How to look" />}
            {issue && page && <CauseAnswer {...{ cause, page, own }} shown={issue} />}
            <section className="stack gap-3">
              <PartHeading>{headingOfFix(cause)}</PartHeading>
              <p className="max-w-prose text-muted">{cause.help}</p>
              {cause.fix && <SuggestedChange fix={cause.fix} />}
              {howFar !== null && <p className="max-w-prose text-sm text-muted">{howFar}</p>}
            </section>
            {cause.reproduction && <WhatWeDid reproduction={cause.reproduction} />}
            {cause.pagesCount !== undefined && <CausePages cause={cause} choice={choice} />}
            {notice}
            {issue && page && (
              <AffectedElements
                issue={issue}
                title={`Elements on ${pageName(page)} (${elementsOf(issue, cause)})`}
                marked={marked}
                onShow={onShow}
                rest={<Link to={pathOnPage(page, own)}>see the result of this page</Link>}
              />
            )}
            {!isReview && <HowToCheck issue={cause} />}
            <div className="row">
              <CauseDecision
                cause={cause}
                isAnswerable={
                  issue !== null && waysToAnswer(cause, { own, shown: issue }).length > 0
                }
              />
              <CopyButton
                text={`${location.origin}${location.pathname}#${issueId(cause.fingerprint)}`}
                what="link to this issue"
                Icon={LinkIcon}
                isWhole
              />
            </div>
          </div>
          <div className="issue__side">
            <div className="cause-picture">
              <PageChooser choice={choice} />
              {picture}
            </div>
            <div className="issue__about">
              <FoundBy issue={cause} engines={engines} />
              <IssueLinks issue={cause} />
            </div>
          </div>
        </>
      )}
    </CauseOfPage>
  );
}

/** `41`, or `41 of 1,842`. */
function elementsOf(issue: Issue, cause: Issue): string {
  return issue.nodesTotal < cause.nodesTotal
    ? `${amount(issue.nodesTotal)} of ${amount(cause.nodesTotal)}`
    : amount(issue.nodesTotal);
}

function pathOnPage({ scanId }: ChosenPage, own: Issue | null): string {
  if (!own) return `/scan/${scanId}`;
  return `/scan/${scanId}?${writeView(viewOf(own), new URLSearchParams())}#${issueId(own.fingerprint)}`;
}

interface CauseDecisionProps {
  cause: Issue;
  /** Whether it is a question that is answered here. */
  isAnswerable: boolean;
}

/** Sets a cause aside on all of its pages, or says where that can be done. Nothing where the reader may not decide. */
function CauseDecision({ cause, isAnswerable }: CauseDecisionProps) {
  const scan = useContext(DecideContext);
  if (isDecidable(cause)) return <DecisionButtons issue={cause} />;
  if (!scan || isAnswerable) return null;
  return <p className="w-full max-w-prose text-sm text-muted">{whereDecided(cause)}</p>;
}

function whereDecided({ outcome, verdict }: Issue): string {
  if (verdict) return 'This was decided on its pages, and can be taken back there.';
  if (outcome === 'needs-review')
    return 'The page asks about other elements as well: open its result to answer there.';
  return 'These elements have nothing in common but the rule: open the scan of a page to ignore them, or to call them a false alarm, there.';
}

function headingOfFix(cause: Issue): string {
  const { outcome, pagesCount = 1 } = cause;
  if (outcome === 'needs-review') return 'If it is a problem: how to fix';
  if (pagesCount === 1) return 'How to fix';
  return isRepairedOnce(cause)
    ? `Fix once, repairs ${plural(pagesCount, 'page')}`
    : `How to fix, on ${plural(pagesCount, 'page')}`;
}
